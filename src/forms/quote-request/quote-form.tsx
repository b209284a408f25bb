import type { ReactNode } from "react";
import { formTexts } from "#features/submissions/form-kit/browser-texts.ts";
import { ExtraFields } from "#features/submissions/form-kit/extra-fields.tsx";
import css from "#features/submissions/form-kit/form.module.css";
import type { FormAnswer } from "#features/submissions/form-kit/form-answer.ts";
import { formFields } from "#features/submissions/form-kit/form-fields.ts";
import { AnswerNotice, FailureNotice } from "#features/submissions/form-kit/form-notices.tsx";
import { LinesField, lineLabels, type ShownLine } from "#features/submissions/form-kit/lines-field.tsx";
import { typedLines } from "#features/submissions/lines.ts";
import { remarkOf } from "#features/submissions/remarks.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import { Checkbox, TextArea, TextField } from "#ui/field.tsx";
import { LinkedText } from "#ui/linked-text.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import note from "#ui/site/side-note.module.css";
import { type ChosenProducts, ITEM_PARAMETER } from "./chosen-products.ts";
import own from "./page.module.css";
import { PRODUCTS_MAX, quoteRequestFields } from "./quote-request.ts";
import { quoteRequestTexts } from "./texts.ts";
import type { QuoteRequestWords } from "./words.ts";

interface QuoteFormProps {
  chosen: ChosenProducts;
  words: QuoteRequestWords;
  /** Values and errors of a refused request. */
  answer: FormAnswer<typeof quoteRequestFields> | undefined;
  /** A note beside the end of the form. */
  children: ReactNode;
}

/**
 * The form of the quote request. Without script it posts to its own page; the address contains the products, so that
 * the page has their titles when it shows errors.
 */
export function QuoteForm({ chosen: { products, dropped, beyond }, words, answer, children }: QuoteFormProps) {
  const { t, href, langOf, withFigures } = usePage(quoteRequestTexts, submissionTexts);
  const typed =
    answer === undefined
      ? products.map(({ id }) => ({ item: String(id), quantity: "1", note: "", remove: "" }))
      : (typedLines(answer.values.lines) ?? []).slice(0, PRODUCTS_MAX);
  const lines = typed.map((line): ShownLine => {
    const product = products.find(({ id }) => String(id) === line.item);
    const title = product?.title ?? t("lines.entry", { id: line.item });
    const lang = product && langOf(product);
    return {
      ...line,
      title,
      lang,
      href: href(`/products/${line.item}`),
      picture: product?.picture,
      code: product?.orderCode,
    };
  });
  const { field, wrong } = formFields<string>({
    form: "quote",
    labels: {
      lines: t("lines.legend"),
      ...lineLabels("lines", lines, { quantity: t("lines.quantity"), note: t("lines.note") }),
      unlisted: t("unlisted"),
      neededBy: t("neededBy"),
      deliveryPlace: t("deliveryPlace"),
      company: t("company"),
      vatNumber: t("vatNumber"),
      contactName: t("contactName"),
      email: t("forms.email"),
      phone: t("forms.phone"),
      message: t("message"),
      termsAccepted: t("nav.terms"),
    },
    errors: (answer?.errors ?? {}) as Partial<Record<string, string>>,
  });
  const optional = (name: keyof typeof quoteRequestFields) => ({ ...field(name), optional: t("forms.optional") });
  const value = (name: keyof typeof quoteRequestFields) => answer?.values[name];
  const vatRemark = remarkOf(quoteRequestFields.vatNumber, value("vatNumber") ?? "");
  const required = <p className={`${css.note} ${css.required} ${own.required}`}>{t("forms.requiredUnlessMarked")}</p>;
  const address = new URLSearchParams(products.map(({ id }) => [ITEM_PARAMETER, String(id)]));
  return (
    <form
      className={`${css.form} ${own.form}`}
      method="post"
      action={`${href("/enquiry")}${products.length === 0 ? "" : `?${address}`}#answer`}
      noValidate
      aria-label={t("formName")}
      data-form="quote"
      data-api="/api/enquiry"
      data-thanks={href("/enquiry")}
      data-texts={JSON.stringify(formTexts(quoteRequestFields, t))}
    >
      <AnswerNotice refusal={answer?.refusal} wrong={wrong} />
      {dropped === 0 ? null : <p className={own.left}>{t("dropped", { count: dropped })}</p>}
      {beyond === 0 ? null : <p className={own.left}>{t("beyond", { max: PRODUCTS_MAX, count: beyond })}</p>}
      {lines.length === 0 ? (
        <div className={`${note.note} ${own.none}`}>
          <h2>{t("lines.legend")}</h2>
          {required}
          <div>
            <p>{t("nothingChosen")}</p>
            <MoreLink href={href("/products")} label={t("toProducts")} />
          </div>
        </div>
      ) : (
        <LinesField field={field} name="lines" lines={lines}>
          {required}
        </LinesField>
      )}
      <TextArea
        field={{
          ...(lines.length === 0 ? field("unlisted") : optional("unlisted")),
          hint: t("unlistedHint"),
          wide: true,
        }}
        defaultValue={value("unlisted")}
        rows={3}
      />
      <div className={`${css.form} ${own.fields}`}>
        <div className={`${note.note} ${css.wide}`}>
          <h2>{t("delivery")}</h2>
        </div>
        <TextField field={optional("neededBy")} type="date" defaultValue={value("neededBy")} />
        <TextField field={optional("deliveryPlace")} defaultValue={value("deliveryPlace")} />
      </div>
      <div className={`${css.form} ${own.fields}`}>
        <div className={`${note.note} ${css.wide}`}>
          <h2>{t("contact")}</h2>
        </div>
        <TextField
          field={{ ...field("company"), wide: true }}
          autoComplete="organization"
          defaultValue={value("company")}
        />
        <TextField
          field={{
            ...optional("vatNumber"),
            remark: vatRemark === undefined ? "" : t(`forms.remarks.${vatRemark}`),
          }}
          autoCapitalize="characters"
          defaultValue={value("vatNumber")}
        />
        <TextField field={field("contactName")} autoComplete="name" defaultValue={value("contactName")} />
        <TextField
          field={field("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={value("email")}
        />
        <TextField
          field={optional("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={value("phone")}
        />
      </div>
      <div className={`${css.form} ${own.fields} ${own.end}`}>
        <div className={`${css.form} ${own.last}`}>
          <TextArea field={{ ...optional("message"), wide: true }} defaultValue={value("message")} rows={3} />
          <Checkbox field={field("termsAccepted")} defaultChecked={value("termsAccepted") === "on"}>
            <LinkedText text={words.accept} href={href("/terms")} newTab={t("forms.newTab")} />
          </Checkbox>
          <p className={css.note}>
            <LinkedText text={words.privacy} href={href("/privacy#messages")} newTab={t("forms.newTab")} />
          </p>
          <p className={css.signature} hidden>
            {t("forms.signature")} · {withFigures(t("forms.returnTo"))}
          </p>
          <ExtraFields />
          <FailureNotice preserved={t("forms.preserved")} />
          <div className={css.actions}>
            <button type="submit" className={buttonClass("submit")} data-send="">
              {t("forms.send")}
            </button>
          </div>
        </div>
        {children}
      </div>
    </form>
  );
}
