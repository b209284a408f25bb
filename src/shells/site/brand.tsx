import { BrandMark } from "#ui/brand.tsx";
import { usePage } from "#ui/site/page-context.tsx";

/** The mark and the company's name; leads home. */
export function Brand() {
  const { href, company } = usePage();
  return <BrandMark href={href("/")} name={company?.name ?? ""} shortName={company?.shortName ?? ""} />;
}
