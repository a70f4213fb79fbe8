/** What an error of the agency means to the owner of a restaurant. */
export interface AgencyErrorTexts {
  what: string;
  advice: string;
  /** What the owner may do about it here: tell the agency of the invoice again, or issue it in the right name. */
  remedy: 'tell-again' | 'name-again' | null;
}

const CERTIFICATE: AgencyErrorTexts = {
  what: 'Hacienda no deja que este certificado hable por tu NIF.',
  advice:
    'Sube el certificado de la empresa, el de su representante o el de quien tenga un poder para enviar facturas.',
  remedy: null,
};
const ISSUER: AgencyErrorTexts = {
  what: 'Hacienda no reconoce el NIF o la razón social de tu restaurante.',
  advice:
    'Compara los dos, letra por letra, con los de tu alta en Hacienda. Si alguno está mal, escríbenos y lo corregimos; después, vuelve a enviar el registro.',
  remedy: 'tell-again',
};
const RECIPIENT: AgencyErrorTexts = {
  what: 'Hacienda no encuentra el NIF de la empresa a la que va la factura.',
  advice:
    'Pide a tu cliente su NIF y su razón social exactos, abre la factura y corrige sus datos: sale otra.',
  remedy: 'name-again',
};
/** The agency has one code for whoever's tax number it does not find. */
const SOMEBODY: AgencyErrorTexts = {
  what: 'Hacienda no encuentra uno de los NIF de la factura: el tuyo o el de tu cliente.',
  advice:
    'Si es el de tu cliente, abre la factura y corrige sus datos. Si es el tuyo, vuelve a enviar el registro cuando Hacienda lo tenga bien.',
  remedy: 'tell-again',
};
const CLOCK: AgencyErrorTexts = {
  what: 'La hora de este registro va por delante de la de Hacienda.',
  advice: 'No tienes que corregir nada. Si se repite, avísanos: el reloj del servidor está mal.',
  remedy: null,
};
const BUSY: AgencyErrorTexts = {
  what: 'Hacienda tiene ahora mismo un problema en su servicio.',
  advice: 'No hagas nada si espera: se envía solo. Si es un registro rechazado, vuelve a enviarlo.',
  remedy: 'tell-again',
};
const UNKNOWN_INVOICE: AgencyErrorTexts = {
  what: 'Hacienda no tiene la factura que este registro corrige o anula.',
  advice: 'Mira si el registro de esa factura fue rechazado: ese se corrige primero.',
  remedy: 'tell-again',
};
const OURS: AgencyErrorTexts = {
  what: 'El registro tiene un fallo que es del programa y no tuyo.',
  advice:
    'La venta y la factura son válidas. Vuelve a enviar el registro; si lo rechaza otra vez, avísanos con el código.',
  remedy: 'tell-again',
};

/** By the agency's code. Those of the schema, which a tested program does not meet, are all ours. */
const TEXTS: ReadonlyMap<number, AgencyErrorTexts> = new Map([
  ...each([4104, 4107, 4109, 4115, 4116, 1108, 1217, 1240, 1282], ISSUER),
  ...each([4112, 3003], CERTIFICATE),
  ...each([4108, 4110, 4111, 4128, 4134, 4139, 3500, 3501, 1129, 1241, 1243, 1256, 1288], BUSY),
  ...each([1109, 1110, 1123], SOMEBODY),
  ...each([1193, 1239, 1283, 1290, 2001], RECIPIENT),
  ...each([2004], CLOCK),
  ...each([3002], UNKNOWN_INVOICE),
  ...each([4102, 4103, 4106, 4113, 4114, 4119, 4136, 4137, 4138, 1100, 1179, 1180, 2000], OURS),
  ...each([2002, 2003, 2005, 2006, 2008, 1142, 1143, 1210, 1216], OURS),
  [
    4141,
    {
      what: 'Hacienda ha suspendido los envíos de este restaurante.',
      advice:
        'Escribe a verifactu@correo.aeat.es para que te digan por qué. Mientras, sigue vendiendo.',
      remedy: null,
    },
  ],
  [
    1112,
    {
      what: 'La factura lleva una fecha que para Hacienda aún no ha llegado.',
      advice: 'Avísanos: el reloj del servidor está mal.',
      remedy: null,
    },
  ],
  [
    1150,
    {
      what: 'Una factura simplificada no puede pasar de 3.000 €.',
      advice: 'Pide los datos al cliente y haz en su lugar una factura completa.',
      remedy: 'name-again',
    },
  ],
  [
    1154,
    {
      what: 'Hacienda no reconoce el NIF que llevan las facturas que esta corrige o cambia.',
      advice: 'Mira si tu NIF era otro cuando las hiciste y consúltalo con tu asesoría.',
      remedy: null,
    },
  ],
  [
    2007,
    {
      what: 'El registro dice ser el primero, y Hacienda ya tenía otros de tu restaurante.',
      advice:
        'Suele pasar tras recuperar una copia de seguridad antigua. No sigas facturando con ella y avísanos.',
      remedy: null,
    },
  ],
  [
    3000,
    {
      what: 'Hacienda ya tenía este registro.',
      advice:
        'Si consta como correcto no tienes que hacer nada: se perdió su respuesta, no el registro.',
      remedy: null,
    },
  ],
  [
    3001,
    {
      what: 'La factura ya estaba anulada en Hacienda.',
      advice: 'No tienes que hacer nada si querías anularla.',
      remedy: null,
    },
  ],
  [
    3004,
    {
      what: 'Esta factura se dio de alta a mano en la web de Hacienda.',
      advice: 'Solo allí se puede cambiar. Hazlo con tu asesoría.',
      remedy: null,
    },
  ],
]);

function each(codes: readonly number[], texts: AgencyErrorTexts): [number, AgencyErrorTexts][] {
  return codes.map((code) => [code, texts]);
}

/**
 * In words, what the agency's code means and what to do; it is said that the code is not known if so.
 *
 * @param isNamed whether the invoice names who bought
 */
export function describeAgencyError(code: number, isNamed = true): AgencyErrorTexts {
  const texts = TEXTS.get(code);
  if ((texts === SOMEBODY || texts === RECIPIENT) && !isNamed) return ISSUER;
  return (
    texts ?? {
      what: `Hacienda pone un reparo a este registro (código ${code}).`,
      advice:
        'La venta y la factura son válidas. Vuelve a enviar el registro; si lo rechaza otra vez, avísanos con el código.',
      remedy: 'tell-again',
    }
  );
}
