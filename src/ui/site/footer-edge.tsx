import css from "./footer-edge.module.css";

const sea = "c29-20 51-20 80 0s51 20 80 0".repeat(14);
const signal =
  "h53v30h19v-30h40v30h32v-30h25v30h51v-30h16v30h52v-30h19v30h63v-30h22v30h40v-30h68v30h25v-30h35v30h16v-30".repeat(3);

/**
 * The upper edge of the footer: sea on the left, a square wave on the right, both beyond the widest page. The wave begins
 * where none of its steps is at the edge of a common screen.
 */
export function FooterEdge() {
  return (
    <div className={css.edge}>
      <svg viewBox="0 0 1440 56" aria-hidden="true">
        <path d={`M-1280 30${sea}v-15h13${signal}V90H-1280z`} />
      </svg>
    </div>
  );
}
