import { enhanceForm } from "#features/submissions/enhance/enhance-form.ts";
import { watchRemarks } from "#features/submissions/enhance/watch-remarks.ts";
import { quoteRequestFields } from "./quote-request.ts";

enhanceForm("quote", quoteRequestFields, 60_000);
watchRemarks("quote", quoteRequestFields);
