import { createContext, use } from 'react';

/** The texts built into components; other languages provide their own. */
export const UI_WORDS = {
  catalogue: 'ui',
  close: 'Cerrar',
  closeNotice: 'Cerrar aviso',
  notices: 'Avisos',
  retry: 'Reintentar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  removeOne: (name: string) => `Quitar uno de ${name}`,
  addOne: (name: string) => `Añadir uno de ${name}`,
  untranslated: 'ES',
} as const;

type UiWords = {
  readonly [
    Key in Exclude<keyof typeof UI_WORDS, 'catalogue'>
  ]: (typeof UI_WORDS)[Key] extends string ? string : (name: string) => string;
};

export const UiWordsContext = createContext<UiWords>(UI_WORDS);

export function useUiWords(): UiWords {
  return use(UiWordsContext);
}
