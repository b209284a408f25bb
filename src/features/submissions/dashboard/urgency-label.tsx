import { Icon, type IconName } from "#ui/icon.tsx";
import { useForm, useInboxTexts } from "./inbox-form.tsx";
import css from "./marks.module.css";

/** Shows how urgent a submission is, as an icon with a word; nothing where the form has no urgency. */
export function UrgencyLabel({ urgency: value }: { urgency: string | undefined }) {
  const { urgency } = useForm();
  const t = useInboxTexts();
  if (urgency === undefined || value === undefined || !urgency.order.includes(value)) return null;
  const isLast = urgency.order.indexOf(value) === urgency.order.length - 1;
  const [icon, look]: [IconName, string | undefined] =
    value === urgency.alert ? ["warning", css.alert] : isLast ? ["clock", css.calm] : ["gauge", css.pressing];
  return (
    <span className={`${css.urgency} ${look}`}>
      <Icon name={icon} />
      {t.choices[urgency.field]?.[value] ?? value}
    </span>
  );
}
