import { enhanceForm } from "#features/submissions/enhance/enhance-form.ts";
import { quoteRequestFields } from "./quote-request.ts";

enhanceForm("quote", quoteRequestFields, 60_000);
