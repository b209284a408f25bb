import { enhanceUpload } from "#features/submissions/enhance/enhance-upload.ts";
import { callbackFields } from "./callback.ts";

enhanceUpload("callback", callbackFields, 1_350_000);
