import { BrandMark } from "#ui/brand.tsx";
import { usePage } from "#ui/site/page-context.tsx";

/** The logo and the company's name, as a link to the home page. */
export function Brand() {
  const { href, company } = usePage();
  return <BrandMark href={href("/")} name={company?.name ?? ""} shortName={company?.shortName ?? ""} />;
}
