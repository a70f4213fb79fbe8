import { defineEndpoint } from './endpoint.ts';
import { PHOTO_MAX_BYTES } from './photos.ts';
import { enterpriseExample, enterpriseWire } from './restaurants.ts';
import * as staffEndpoints from './staff-endpoints.ts';

const withLogo = {
  ...enterpriseExample,
  logo: {
    url: '/api/fotos/1001/9a0b2e4857c6d1e2f3a4b5c6d73f6c1d/320.webp',
    ancho: 320,
    alto: 240,
    anchos: [160, 320],
    borrosa: 'data:image/webp;base64,UklGRjQAAABXRUJQ',
  },
  version: 4,
};

export const uploadLogo = defineEndpoint(staffEndpoints.uploadLogo, {
  summary:
    'Pone el logo del restaurante: el archivo tal cual, en JPEG, PNG, WebP o AVIF. Lo transparente ' +
    'sigue transparente. Se sirve como las fotos.',
  upload: { type: 'image/*', maxBytes: PHOTO_MAX_BYTES },
  answers: { 200: enterpriseWire },
  errors: ['not_found', 'photo_too_large', 'photo_heic', 'photo_unsupported', 'photo_damaged'],
  example: { answer: withLogo },
});

export const deleteLogo = defineEndpoint(staffEndpoints.deleteLogo, {
  summary: 'Quita el logo del restaurante.',
  answers: { 200: enterpriseWire },
  errors: ['not_found'],
  example: { answer: { ...withLogo, logo: null, version: 5 } },
});
