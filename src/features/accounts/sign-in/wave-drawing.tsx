import css from "./sign-in.module.css";

/** Drawing of the sign-in page: a line that changes from a sine wave to a square wave, on a measuring grid. */
export function WaveDrawing() {
  return (
    <div className={`deep ${css.right}`}>
      <svg viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path
          className={css.grid}
          d="M-600 450H1240M-600 300H1240M-600 600H1240M-600 150H1240M-600 750H1240M0-300V1200M150-300V1200M300-300V1200M450-300V1200M600-300V1200M750-300V1200M-150-300V1200"
        />
        <path
          className={css.line}
          d="M-380 450c31-200 54-200 85 0s54 200 85 0c31-200 54-200 85 0s54 200 85 0c31-200 54-200 85 0s54 200 85 0c31-200 54-200 85 0s54 200 85 0V300H340V600H420V300H470V600H520V300H610V600H660V300H740V600H800"
        />
        <path className={css.pulse} d="M420 400V300H470V420" />
      </svg>
    </div>
  );
}
