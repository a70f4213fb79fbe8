import { photoUrl } from '@simplato/contract';
import type { Product } from '@simplato/domain';
import { useState } from 'react';
import { Photo } from '../../../ui/photo.tsx';

interface ProductPictureProps {
  product: Product;
  sizes: string;
  isFirst?: boolean;
}

/** The product's photo; nothing if there is none or it fails to load. */
export function ProductPicture({ product, sizes, isFirst = false }: ProductPictureProps) {
  const { photo, restaurantId } = product;
  const [missing, setMissing] = useState<string | null>(null);
  if (!photo || photo.hash === missing) return null;
  const sources = photo.widths.map((width) => ({
    width,
    url: photoUrl(restaurantId, photo, width),
  }));
  return (
    <Photo
      key={photo.hash}
      width={photo.width}
      height={photo.height}
      sources={sources}
      sizes={sizes}
      blur={photo.blur}
      isFirst={isFirst}
      onMissing={() => setMissing(photo.hash)}
    />
  );
}
