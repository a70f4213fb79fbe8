/** What an error of the agency means to the owner of a restaurant. */
export interface AgencyErrorTexts {
  what: string;
  advice: string;
}

const CERTIFICATE: AgencyErrorTexts = {
  what: 'Hacienda no deja que este certificado hable por tu NIF.',
  advice:
    'Sube el certificado de la empresa, el de su representante o el de quien tenga un poder para enviar facturas.',
};
const ISSUER: AgencyErrorTexts = {
  what: 'Hacienda no reconoce el NIF o la razón social de tu restaurante.',
  advice:
    'Compara los dos, letra por letra, con los de tu alta en Hacienda y corrígelos en Facturación.',
};
const RECIPIENT: AgencyErrorTexts = {
  what: 'Hacienda no encuentra el NIF de la empresa a la que va la factura.',
  advice: 'Pide a tu cliente su NIF y su razón social exactos y corrige la factura con ellos.',
};
const CLOCK: AgencyErrorTexts = {
  what: 'La hora de este registro va por delante de la de Hacienda.',
  advice: 'No tienes que corregir nada. Si se repite, avísanos: el reloj del servidor está mal.',
};
const BUSY: AgencyErrorTexts = {
  what: 'Hacienda tiene ahora mismo un problema en su servicio.',
  advice: 'No hagas nada: lo volvemos a enviar solo.',
};
const UNKNOWN_INVOICE: AgencyErrorTexts = {
  what: 'Hacienda no tiene la factura que este registro corrige o anula.',
  advice: 'Mira si el registro de esa factura fue rechazado: ese se corrige primero.',
};
const OURS: AgencyErrorTexts = {
  what: 'El registro tiene un fallo que es del programa y no tuyo.',
  advice:
    'Avísanos con el código. La venta y la factura son válidas; el registro se envía corregido.',
};

/** By the agency's code. Those of the schema, which a tested program does not meet, are all ours. */
const TEXTS: ReadonlyMap<number, AgencyErrorTexts> = new Map([
  ...each([4104, 4107, 4109, 4115, 4116, 1108, 1217, 1240, 1282], ISSUER),
  ...each([4112, 3003], CERTIFICATE),
  ...each([4108, 4110, 4111, 4128, 4134, 4139, 3500, 3501, 1129, 1241, 1243, 1256, 1288], BUSY),
  ...each([1109, 1110, 1123, 1193, 1239, 1283, 1290, 2001], RECIPIENT),
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
    },
  ],
  [
    1112,
    {
      what: 'La factura lleva una fecha que para Hacienda aún no ha llegado.',
      advice: 'Avísanos: el reloj del servidor está mal.',
    },
  ],
  [
    1150,
    {
      what: 'Una factura simplificada no puede pasar de 3.000 €.',
      advice: 'Pide los datos al cliente y haz en su lugar una factura completa.',
    },
  ],
  [
    1154,
    {
      what: 'Hacienda no reconoce el NIF que llevan las facturas que esta corrige o cambia.',
      advice: 'Mira si tu NIF era otro cuando las hiciste y consúltalo con tu asesoría.',
    },
  ],
  [
    2007,
    {
      what: 'El registro dice ser el primero, y Hacienda ya tenía otros de tu restaurante.',
      advice:
        'Suele pasar tras recuperar una copia de seguridad antigua. No sigas facturando con ella y avísanos.',
    },
  ],
  [
    3000,
    {
      what: 'Hacienda ya tenía este registro.',
      advice:
        'Si consta como correcto no tienes que hacer nada: se perdió su respuesta, no el registro.',
    },
  ],
  [
    3001,
    {
      what: 'La factura ya estaba anulada en Hacienda.',
      advice: 'No tienes que hacer nada si querías anularla.',
    },
  ],
  [
    3004,
    {
      what: 'Esta factura se dio de alta a mano en la web de Hacienda.',
      advice: 'Solo allí se puede cambiar. Hazlo con tu asesoría.',
    },
  ],
]);

function each(codes: readonly number[], texts: AgencyErrorTexts): [number, AgencyErrorTexts][] {
  return codes.map((code) => [code, texts]);
}

/** In words, what the agency's code means and what to do; it is said that the code is not known if so. */
export function describeAgencyError(code: number): AgencyErrorTexts {
  return (
    TEXTS.get(code) ?? {
      what: `Hacienda pone un reparo a este registro (código ${code}).`,
      advice: 'Avísanos con el código y te decimos qué hacer. La venta y la factura son válidas.',
    }
  );
}
