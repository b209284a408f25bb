import { useId } from "react";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { wholeCopy } from "#ui/picture-paths.ts";
import { cropRound } from "../crop.ts";
import type { FocalPoint, UploadedPicture } from "../pictures.server.ts";
import { pictureTexts } from "../texts.ts";
import css from "./focal-picker.module.css";

interface FocalPickerProps {
  picture: UploadedPicture;
  focal: FocalPoint;
  onChange: (focal: FocalPoint) => void;
}

/** Sets the focal point of a picture by a click on it or by two sliders; the crops beside it follow at once. */
export function FocalPicker({ picture, focal, onChange }: FocalPickerProps) {
  const { pictures: t } = useTexts(pictureTexts);
  const { width, height } = picture;
  const href = wholeCopy(picture.path, 960, "webp");
  // Drawn in the picture's own pixels, so that the marker needs no style.
  const radius = Math.max(width, height) / 40;
  return (
    <fieldset className={css.focal}>
      <legend>{t.focal}</legend>
      <p className={css.hint}>{t.focalHint}</p>
      {/* A shortcut for the pointer; the sliders do the same. */}
      <svg
        className={css.whole}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        onClick={(event) => {
          const matrix = event.currentTarget.getScreenCTM()?.inverse();
          const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
          onChange({ x: percent(place.x / width) / 100, y: percent(place.y / height) / 100 });
        }}
      >
        <image href={href} width={width} height={height} />
        <circle cx={focal.x * width} cy={focal.y * height} r={radius} className={css.ring} />
        <circle cx={focal.x * width} cy={focal.y * height} r={radius} className={css.marker} />
      </svg>
      <Slider name="focal-x" label={t.horizontal} value={focal.x} onChange={(x) => onChange({ ...focal, x })} />
      <Slider name="focal-y" label={t.vertical} value={focal.y} onChange={(y) => onChange({ ...focal, y })} />
      <div className={css.crops}>
        <Crop picture={picture} focal={focal} across={3} down={2} words={t.cardCrop} />
        <Crop picture={picture} focal={focal} across={1200} down={630} words={t.shareCrop} />
      </div>
    </fieldset>
  );
}

/** Returns whole per cent, from 0 to 100. */
function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}

interface SliderProps {
  name: string;
  label: string;
  /** From 0 to 1. */
  value: number;
  onChange: (value: number) => void;
}

function Slider({ name, label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="range"
        min={0}
        max={100}
        value={percent(value)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
      />
    </div>
  );
}

interface CropProps extends Omit<FocalPickerProps, "onChange"> {
  across: number;
  down: number;
  words: string;
}

/** A preview of a crop. */
function Crop({ picture, focal, across, down, words }: CropProps) {
  const { left, top, width, height } = cropRound(picture, focal, across, down);
  return (
    <figure>
      <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
        <image href={wholeCopy(picture.path, 960, "webp")} width={picture.width} height={picture.height} />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
