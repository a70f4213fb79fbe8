import { MENU_LIMITS } from '@simplato/domain';
import { SESSION_OVER } from './session-over.ts';

const { products: PRODUCTS, categories: CATEGORIES } = MENU_LIMITS;

/**
 * Every way a call can fail, with its status and the Spanish message for people. The answer is `{
 * code, message, fields? }`; an endpoint declares the codes it may answer besides the common ones.
 */
export const ERRORS = {
  bad_request: [400, 'Hay datos que no podemos leer. Revísalos y prueba de nuevo.'],
  bad_check: [
    400,
    'La hora de tu dispositivo no es correcta. Ponla en automático y prueba de nuevo.',
  ],
  stale_password: [
    400,
    'La petición ha caducado. Revisa la hora de tu dispositivo y prueba de nuevo.',
  ],
  empty_basket: [400, 'No hay productos en el carrito'],
  unknown_code: [400, 'Este código no es de una mesa de Simplato.'],
  bad_token: [400, 'Este enlace ya se ha usado, ha caducado o no está completo. Pide uno nuevo.'],
  bad_invitation: [
    400,
    'Esta invitación ya se ha usado, se ha retirado, ha caducado o su enlace no está completo. Ábrelo entero o pide otra.',
  ],
  bad_signature: [400, 'La firma del aviso no es válida.'],
  unknown_client: [401, 'Falta la identificación de la aplicación.'],
  no_session: [401, SESSION_OVER],
  bad_credentials: [401, 'Credenciales no son válidas. Pruebe de nuevo.'],
  forbidden: [403, 'No tienes permiso para hacer esto.'],
  no_ticket: [
    403,
    'El registro del restaurante ha caducado. Vuelve a enviarlo: no has perdido nada de lo escrito.',
  ],
  wrong_password: [403, 'La contraseña actual no es correcta.'],
  not_own_address: [403, 'Solo podemos escribir a la dirección de tu cuenta.'],
  wrong_pin: [403, 'El PIN no es correcto.'],
  pin_removed: [
    403,
    'Este PIN se ha quitado tras diez intentos fallidos. Entra con tu contraseña y pon otro.',
  ],
  other_house: [403, 'Estos datos son de otro restaurante.'],
  wrong_table_number: [403, 'Ese no es el número de la mesa. Míralo en el móvil de quien ya está.'],
  admission_only: [
    403,
    'Se han probado demasiados números. Pide a la mesa o al camarero que te deje entrar.',
  ],
  table_not_verified: [
    403,
    'Este código no demuestra que estés en la mesa. Escanea el que está en ella, o abre otra cuenta.',
  ],
  other_site: [403, 'Esta petición viene de otra página.'],
  not_found: [404, 'No lo encontramos. Puede que ya no exista.'],
  restaurant_gone: [404, 'Este restaurante ya no está en Simplato.'],
  too_slow: [408, 'La petición ha tardado demasiado en llegar. Prueba de nuevo.'],
  key_reused: [409, 'Esta clave de envío ya se usó para otra cosa.'],
  email_taken: [409, 'El email ya se encuentra registrado. cambie el email, por favor.'],
  username_taken: [409, 'El nombre de usuario ya existe, por favor use otro..'],
  diner_taken: [409, 'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.'],
  kitchen_closed: [
    409,
    'La cocina está cerrada ahora mismo. No se ha enviado nada y lo que has elegido sigue aquí.',
  ],
  orders_delayed: [
    409,
    'Ahora la cocina tarda más de lo habitual. No se ha enviado nada y lo que has elegido sigue aquí.',
  ],
  menu_changed: [409, 'La carta ha cambiado desde que elegiste. Revisa tu pedido.'],
  no_online_payment: [409, 'Este restaurante no acepta pagos online ahora mismo.'],
  account_refused: [
    409,
    'El servicio de pagos no deja seguir con esta cuenta, y repetirlo no sirve. Mira en su panel qué pide, o pregúntale.',
  ],
  payment_differs: [
    409,
    'El importe no es el del pedido. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.',
  ],
  account_differs: [
    409,
    'El restaurante ha cambiado su cuenta de cobro. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.',
  ],
  tips_off: [
    409,
    'El restaurante ya no acepta propinas: la hemos quitado. Mira el total y confírmalo. No se ha enviado ni cobrado nada.',
  ],
  order_cancelled: [
    409,
    'Este pedido ya está cancelado y no irá a la cocina. Si aún lo quieres, vuelve a pedirlo.',
  ],
  already_paid: [409, 'Este pedido ya está pagado.'],
  not_payable: [409, 'Este pedido ya no espera ningún pago online.'],
  payment_underway: [
    409,
    'Tu banco está confirmando el pago. Espera un momento antes de elegir otra forma de pagar.',
  ],
  not_refundable: [409, 'Este pedido no se pagó online, o su dinero ya se ha devuelto.'],
  refund_too_much: [409, 'No queda tanto por devolver en este pedido.'],
  wrong_step: [409, 'El pedido ya ha cambiado de estado.'],
  not_weighed: [409, 'Todavía no se ha pesado: en cuanto se pese verás el peso y el precio.'],
  weight_changed: [
    409,
    'Se ha vuelto a pesar. Mira el peso y el precio de ahora antes de aceptar.',
  ],
  too_late_to_undo: [409, 'Ya no se puede deshacer: han pasado demasiados segundos.'],
  tab_closed: [409, 'Esta cuenta ya está cerrada.'],
  basket_sent: [
    409,
    'Tu mesa ya ha pedido lo que habías elegido. Mira la cuenta antes de volver a pedirlo.',
  ],
  tab_changed: [
    409,
    'Este móvil está ahora en otra cuenta y no hemos enviado nada. Mira en cuál antes de repetirlo.',
  ],
  round_empty: [409, 'No queda nada por pedir: puede que otro móvil lo acabe de enviar.'],
  nothing_due: [409, 'Aquí ya no queda nada que pagar: mira la cuenta.'],
  share_taken: [
    409,
    'Alguien de la mesa ya ha pagado eso, o lo está pagando ahora. No se ha cobrado nada.',
  ],
  share_gone: [
    409,
    'Eso no está entre lo que se puede pagar de esta cuenta, o ya no quedan tantas unidades. No se ha cobrado nada.',
  ],
  other_parts: [
    409,
    'La cuenta ya se está pagando en otro número de partes iguales. No se ha cobrado nada.',
  ],
  amount_changed: [
    409,
    'La cuenta ha cambiado y esa parte ya no vale lo mismo. Mira cómo queda: no se ha cobrado nada.',
  ],
  amount_too_small: [
    409,
    'Con tarjeta en el móvil se pagan al menos 0,50 €. Págaselo al camarero, o elige algo más.',
  ],
  too_soon_to_release: [
    409,
    'Todavía está pagando. Si en tres minutos no ha terminado, podrás pedir que lo suelte.',
  ],
  not_undoable: [409, 'Este cobro ya no se puede deshacer.'],
  paid_on_account: [
    409,
    'De esa cuenta ya se ha pagado a cuenta más de lo que quedaría: así no se puede separar.',
  ],
  same_tab: [409, 'Una cuenta no se puede juntar consigo misma.'],
  invoices_off: [409, 'Pídela al personal.'],
  invoicing_stopped: [
    409,
    'La facturación está parada, y en VERI*FACTU pone por qué. Prueba otra vez cuando siga.',
  ],
  nothing_to_name: [409, 'De esta factura no queda nada: su dinero ya se devolvió entero.'],
  verifactu_stays: [409, 'VERI*FACTU no se puede dejar hasta que acabe el año en que se empezó.'],
  no_shift: [409, 'No hay ningún turno abierto en la caja.'],
  till_counted: [
    409,
    'El cajón de este turno ya está contado, con otra suma. Esa es la de su Z; si no cuadra, dilo en el motivo.',
  ],
  shift_closed: [409, 'Este turno ya está cerrado con otras cifras, y su Z no cambia.'],
  shift_open: [409, 'Ya hay un turno abierto en la caja.'],
  table_taken: [
    409,
    'En esa mesa ya hay una cuenta. Júntalas, o abre una segunda cuenta en la misma mesa.',
  ],
  table_in_use: [
    409,
    'Esta mesa tiene una cuenta abierta. En la sala puedes cerrarla o moverla a otra mesa; después podrás quitar la mesa.',
  ],
  too_late_to_split: [
    409,
    'Aquí ya no hay nada que separar: solo se deshace lo último que se juntó, y durante un minuto.',
  ],
  last_owner: [409, 'El restaurante necesita al menos un propietario.'],
  team_full: [409, 'El equipo ya tiene demasiadas personas e invitaciones.'],
  too_late_to_restore: [409, 'Ya no se puede recuperar: ha pasado demasiado tiempo.'],
  row_changed: [409, 'Alguien lo ha cambiado mientras lo editabas. Mira cómo está ahora.'],
  list_changed: [409, 'La lista ha cambiado mientras la ordenabas. Mírala de nuevo.'],
  menu_full: [
    409,
    `La carta está completa: caben ${PRODUCTS} platos y ${CATEGORIES} categorías. No se ha guardado nada: borra antes lo que ya no sirvas.`,
  ],
  category_in_use: [
    409,
    'Esta categoría todavía tiene productos. Muévelos a otra o bórralos con ella.',
  ],
  not_cancellable: [409, 'Este pedido ya no se puede cancelar: está cerrado.'],
  paid_order: [
    409,
    'Este pedido ya está pagado: quitar platos o cancelarlo devuelve dinero, y eso lo hace un propietario.',
  ],
  not_removable: [
    409,
    'De este pedido ya no se puede quitar nada: está cancelado, espera su pago, o su cuenta está cerrada.',
  ],
  units_gone: [409, 'Ya no quedan tantas unidades en el pedido. Mira cómo está ahora.'],
  no_printer: [
    409,
    'Todavía no has puesto la dirección de la impresora en los ajustes del tablero.',
  ],
  too_large: [413, 'Lo que envías es demasiado grande.'],
  photo_too_large: [413, 'La foto pesa más de 10 MB. Elige otra, o hazla con menos resolución.'],
  photo_heic: [
    415,
    'Tu móvil guarda las fotos en HEIC, que aquí no podemos leer. En Ajustes › Cámara › Formatos elige «El más compatible» y hazla otra vez, o envíanos un JPEG.',
  ],
  photo_unsupported: [415, 'Este archivo no es una foto. Envía un JPEG, PNG, WebP o AVIF.'],
  menu_file_too_large: [
    413,
    'El archivo pesa más de 2 MB: es demasiado para una carta. Revisa que sea el que querías.',
  ],
  menu_file_too_long: [
    413,
    `El archivo tiene demasiadas filas: caben ${PRODUCTS} platos y ${CATEGORIES} categorías, como en la carta.`,
  ],
  menu_file_workbook: [
    415,
    'Este archivo es un libro de la hoja de cálculo. Ábrelo, elige Guardar como › CSV y envíanos ese archivo.',
  ],
  menu_file_unsupported: [
    415,
    'Este archivo no es una carta que podamos leer. Envía un CSV de tu hoja de cálculo o un JSON de Simplato.',
  ],
  menu_file_letters: [
    400,
    'Las tildes de este archivo se pueden leer de varias maneras. Guárdalo como «CSV UTF-8».',
  ],
  menu_file_unreadable: [400, 'No hemos podido leer el archivo. No se ha guardado nada.'],
  menu_file_refused: [
    400,
    'Hay filas con errores. No se ha guardado nada: corrígelas en el archivo y vuelve a elegirlo.',
  ],
  menu_file_outdated: [
    409,
    'La carta ha cambiado desde la vista previa. No se ha guardado nada: mira cómo quedaría ahora.',
  ],
  photo_damaged: [
    400,
    'No hemos podido leer la foto: está dañada o es demasiado grande. Prueba con otra.',
  ],
  unsupported: [415, 'Solo entendemos JSON.'],
  too_many: [429, 'Demasiados intentos seguidos. Espera un momento.'],
  too_many_orders: [
    429,
    'Han llegado muchos pedidos seguidos desde este móvil o desde esta mesa, y este no se ha enviado. Lo que has elegido sigue aquí: pide al personal que lo anote, o prueba de nuevo en unos minutos.',
  ],
  too_many_calls: [
    429,
    'Esta mesa ha llamado muchas veces seguidas. Haz una seña al camarero, o prueba de nuevo en unos minutos.',
  ],
  too_many_codes: [
    429,
    'Este código no es el de la mesa, y desde aquí se han probado demasiados. Escanea el que está ahora en la mesa, o pide al personal que te ayude.',
  ],
  too_many_streams: [
    429,
    'Hay demasiadas pantallas abiertas a la vez. Cierra alguna: esta seguirá sola.',
  ],
  too_many_uploads: [
    429,
    'Se están enviando demasiados archivos a la vez y este no se ha guardado. Espera a que terminen los otros y prueba de nuevo.',
  ],
  headers_too_large: [
    431,
    'La dirección o las cookies de la petición son demasiado largas. Borra las cookies y prueba de nuevo.',
  ],
  server_error: [500, 'Algo ha fallado por nuestra parte. Prueba de nuevo en un momento.'],
  printer_silent: [
    503,
    'La impresora no responde. Mira que esté encendida, con papel y en la misma red, y prueba de nuevo.',
  ],
  provider_silent: [
    503,
    'El servicio de pagos no responde ahora mismo. No se ha cobrado nada. Prueba de nuevo en un momento.',
  ],
  payment_unknown: [
    503,
    'El servicio de pagos no responde y aún no sabemos cómo va tu pago. Prueba de nuevo en un momento: nada se cobra dos veces.',
  ],
  payment_not_closed: [
    503,
    'El servicio de pagos no responde y todavía no hemos podido cerrar el pago. Seguimos intentándolo: míralo en «La mesa» en un momento.',
  ],
  unavailable: [503, 'Ahora mismo no podemos atenderte. Prueba de nuevo en un momento.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;

export function errorStatus(code: ErrorCode): number {
  return ERRORS[code][0];
}

export function errorMessage(code: ErrorCode): string {
  return ERRORS[code][1];
}
