import { useCallback, useState } from 'react';
import css from './photo.module.css';

export interface PhotoSource {
  url: string;
  width: number;
}

interface PhotoProps {
  /** Size of the largest source, so that the browser reserves the space. */
  width: number;
  height: number;
  /** The same picture in several widths, ascending. */
  sources: readonly PhotoSource[];
  /** The displayed width, as the `sizes` of an image. */
  sizes: string;
  /** A tiny placeholder as a data URL, shown until the picture has loaded. */
  blur: string;
  onMissing: () => void;
  /** Visible at once: loaded eagerly. */
  isFirst?: boolean;
}

/**
 * A picture that fills its container. It has no alternative text, because its content is described
 * next to it.
 */
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
  // A server-rendered image may have loaded before the load handler was attached.
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
