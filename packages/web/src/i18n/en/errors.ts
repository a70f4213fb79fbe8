import { RECEIPT_EN } from '@simplato/domain';
import type { Sentence } from '../es/errors.ts';

export const ERROR_MESSAGES: Readonly<Record<Sentence, string>> = {
  ...RECEIPT_EN.said,
  'Hay datos que no podemos leer. Revísalos y prueba de nuevo.':
    'There is something we cannot read. Check it and try again.',
  'La hora de tu dispositivo no es correcta. Ponla en automático y prueba de nuevo.':
    'The time on your device is not right. Set it to automatic and try again.',
  'La petición ha caducado. Revisa la hora de tu dispositivo y prueba de nuevo.':
    'The request has expired. Check the time on your device and try again.',
  'No hay productos en el carrito': 'There are no dishes in your order',
  'Este código no es de una mesa de Simplato.': 'This code is not of a Simplato table.',
  'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.':
    'This link has been used already or has expired. Ask for a new one.',
  'Tu sesión ha terminado. Vuelve a entrar.': 'Your session has ended. Log in again.',
  'Credenciales no son válidas. Pruebe de nuevo.': 'These details are not valid. Try again.',
  'No tienes permiso para hacer esto.': 'You are not allowed to do this.',
  'La contraseña actual no es correcta.': 'The current password is not correct.',
  'Estos datos son de otro restaurante.': 'This data belongs to another restaurant.',
  'No lo encontramos. Puede que ya no exista.': 'We cannot find it. It may no longer exist.',
  'Este restaurante ya no está en Simplato.': 'This restaurant is no longer on Simplato.',
  'Esta clave de envío ya se usó con otro pedido.':
    'This sending key has been used with another order already.',
  'El email ya se encuentra registrado. cambie el email, por favor.':
    'This email address is already registered. Please use another one.',
  'El nombre de usuario ya existe, por favor use otro..':
    'This username is taken. Please use another one.',
  'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.':
    'The username or the email address is already registered. Try again.',
  'La cocina está cerrada ahora mismo. No se ha enviado nada y lo que has elegido sigue aquí.':
    'The kitchen is closed right now. Nothing has been sent and what you chose is still here.',
  'La carta ha cambiado desde que elegiste. Revisa tu pedido.':
    'The menu has changed since you chose. Check your order.',
  'Este restaurante no acepta pagos online todavía.':
    'This restaurant does not take online payments yet.',
  'El importe no es el del pedido. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'The amount is not that of the order. Go back to your order and try again: nothing has been charged.',
  'Este pedido ya está pagado.': 'This order is already paid.',
  'Este pedido ya no espera ningún pago online.':
    'This order is no longer waiting for an online payment.',
  'Tu banco está confirmando el pago. Espera un momento antes de elegir otra forma de pagar.':
    'Your bank is confirming the payment. Wait a moment before choosing another way to pay.',
  'Lo que envías es demasiado grande.': 'What you are sending is too large.',
  'La petición ha tardado demasiado en llegar. Prueba de nuevo.':
    'The request took too long to arrive. Try again.',
  'La dirección o las cookies de la petición son demasiado largas. Borra las cookies y prueba de nuevo.':
    'The address or the cookies of the request are too long. Delete the cookies and try again.',
  'Demasiados intentos seguidos. Espera un momento.': 'Too many attempts in a row. Wait a moment.',
  'Han llegado muchos pedidos seguidos desde este móvil o desde esta mesa, y este no se ha enviado. Lo que has elegido sigue aquí: pide al personal que lo anote, o prueba de nuevo en unos minutos.':
    'Many orders have come in a row from this phone or this table, and this one has not been sent. What you chose is still here: ask the waiter to take it down, or try again in a few minutes.',
  'Este código no es el de la mesa, y desde aquí se han probado demasiados. Escanea el que está ahora en la mesa, o pide al personal que te ayude.':
    'This is not the table’s code, and too many have been tried from here. Scan the one on the table now, or ask the waiter for help.',
  'Algo ha fallado por nuestra parte. Prueba de nuevo en un momento.':
    'Something has failed on our side. Try again in a moment.',
  'El servicio de pagos no responde ahora mismo. No se ha cobrado nada. Prueba de nuevo en un momento.':
    'The payment service is not answering right now. Nothing has been charged. Try again in a moment.',
  'Ahora mismo no podemos atenderte. Prueba de nuevo en un momento.':
    'We cannot attend to you right now. Try again in a moment.',
  'El correo no puede estar vacío': 'The email address cannot be empty',
  'El correo no cumple con el formato correcto': 'This is not a valid email address',
  'La contraseña no puede estar vacía': 'The password cannot be empty',
  'La contraseña debe de tener al menos 8 caracteres y tener un número':
    'The password must have at least 8 characters and contain a number',
  'El nombre no puede estar vacío': 'The name cannot be empty',
  'El nombre es demasiado corto': 'The name is too short',
  'El nombre no puede contener números': 'The name cannot contain numbers',
  'El usuario no puede estar vacío': 'The username cannot be empty',
  'El usuario debe tener al menos 5 caracteres': 'The username must have at least 5 characters',
  'Debe aceptar la casilla de Privacy Policy': 'Please accept the privacy policy',
  'La propina no puede pasar de 100 €': 'The tip cannot be more than €100',
  'La propina no puede ser más que el pedido': 'The tip cannot be more than the order',
  'El restaurante ha cambiado su cuenta de cobro. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'The restaurant has changed its payment account. Go back to your order and try again: nothing has been charged.',
  'El restaurante ya no acepta propinas: la hemos quitado. Mira el total y confírmalo. No se ha enviado ni cobrado nada.':
    'The restaurant no longer takes tips, so we have removed yours. Check the total and confirm it. Nothing has been sent or charged.',
  'Este pedido ya está cancelado y no irá a la cocina. Si aún lo quieres, vuelve a pedirlo.':
    'This order has been cancelled and will not go to the kitchen. If you still want it, order it again.',
  'El servicio de pagos no responde y aún no sabemos cómo va tu pago. Prueba de nuevo en un momento: nada se cobra dos veces.':
    'The payment service is not answering and we do not know yet how your payment stands. Try again in a moment: nothing is charged twice.',
  'El servicio de pagos no responde y todavía no hemos podido cerrar el pago. Seguimos intentándolo: míralo en Mis pedidos en un momento.':
    'The payment service is not answering and we have not been able to close the payment yet. We keep trying: look in My orders in a moment.',
  'Lo has descartado antes de pagar': 'You discarded it before paying',
  'El pago en línea no se terminó a tiempo': 'The online payment was not finished in time',
  'Todos los campos son obligatorios': 'All fields are required',
  'Las contraseñas no coinciden': 'The passwords do not match',
  'No hay conexión con Simplato. Comprueba tu red y prueba de nuevo.':
    'There is no connection to Simplato. Check your network and try again.',
};
