import { useCallback, useState } from 'react';
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
  /** Seen first of all: it is not waited for until it comes into view. */
  isFirst?: boolean;
}

/** A picture that fills whatever box it is given. What it shows is said beside it, so it has no words of its own. */
export function Photo({
  width,
  height,
  sources,
  sizes,
  blur,
  onMissing,
  isFirst = false,
}: PhotoProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  // One that the server has drawn may have come before anybody listened.
  const lookAtOnce = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setIsLoaded(true);
  }, []);
  return (
    <span className={css.frame}>
      {!isLoaded && <img className={css.blur} src={blur} width={width} height={height} alt="" />}
      <img
        ref={lookAtOnce}
        className={css.photo}
        src={sources.at(-1)?.url}
        srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        alt=""
        onLoad={() => setIsLoaded(true)}
        onError={onMissing}
      />
    </span>
  );
}
