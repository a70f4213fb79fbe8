import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { productExample, productWire } from './product-wire.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { idParam } from './wire-fields.ts';

/** The largest photo accepted; a phone's have between two and eight megabytes. */
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;

const params = z.object({ id: idParam });
const withPhoto = {
  ...productExample,
  foto: {
    url: '/api/fotos/1001/3f6c1d9a0b2e4857c6d1e2f3a4b5c6d7/1280.webp',
    ancho: 1280,
    alto: 960,
    anchos: [320, 640, 1280],
    borrosa: 'data:image/webp;base64,UklGRjQAAABXRUJQ',
  },
  version: 2,
};

export const uploadPhoto = defineEndpoint(staffEndpoints.uploadPhoto, {
  summary:
    'Pone una foto a un producto: el archivo tal cual, en JPEG, PNG, WebP o AVIF. Se endereza, ' +
    'pierde sus metadatos y se guarda en varios anchos.',
  params,
  upload: { type: 'image/*', maxBytes: PHOTO_MAX_BYTES },
  answers: { 200: productWire },
  errors: ['not_found', 'photo_too_large', 'photo_heic', 'photo_unsupported', 'photo_damaged'],
  example: { answer: withPhoto },
});

export const deletePhoto = defineEndpoint(staffEndpoints.deletePhoto, {
  summary: 'Quita la foto de un producto.',
  params,
  answers: { 200: productWire },
  errors: ['not_found'],
  example: { answer: { ...withPhoto, foto: null, version: 3 } },
});

/** The address in `foto.url`, and of the other widths. */
export const readPhoto = defineEndpoint(endpoints.readPhoto, {
  summary: 'Una foto en uno de sus anchos, en WebP. Nunca cambia.',
  params: z.object({
    restaurante: idParam,
    hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    ancho: idParam,
  }),
  answers: { 200: z.string() },
  file: 'image/webp',
  errors: ['not_found'],
  example: { answer: '' },
});
