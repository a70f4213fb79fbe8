import { useState } from 'react';
import css from './photo.module.css';

export interface PhotoSource {
  url: string;
  width: number;
}

interface PhotoProps {
  /** Of the largest source: the browser keeps the place free before anything has come. */
  width: number;
  height: number;
  /** The same picture in several widths, rising. */
  sources: readonly PhotoSource[];
  /** How wide it is drawn, as the `sizes` of an image. */
  sizes: string;
  /** A tiny picture, as a data URL, that stands there until the real one has come. */
  blur: string;
  onMissing: () => void;
}

/** A picture that fills whatever box it is given. What it shows is said beside it, so it has no words of its own. */
export function Photo({ width, height, sources, sizes, blur, onMissing }: PhotoProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <span className={css.frame}>
      {!isLoaded && <img className={css.blur} src={blur} width={width} height={height} alt="" />}
      <img
        className={css.photo}
        src={sources.at(-1)?.url}
        srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        alt=""
        onLoad={() => setIsLoaded(true)}
        onError={onMissing}
      />
    </span>
  );
}
