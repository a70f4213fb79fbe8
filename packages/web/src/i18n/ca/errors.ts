import { RECEIPT_CA } from '@simplato/domain';
import type { Sentence } from '../es/errors.ts';

export const ERROR_MESSAGES: Readonly<Record<Sentence, string>> = {
  ...RECEIPT_CA.said,
  'Hay datos que no podemos leer. Revísalos y prueba de nuevo.':
    'Hi ha dades que no podem llegir. Revisa-les i torna-ho a provar.',
  'La hora de tu dispositivo no es correcta. Ponla en automático y prueba de nuevo.':
    'L’hora del teu dispositiu no és correcta. Posa-la en automàtic i torna-ho a provar.',
  'La petición ha caducado. Revisa la hora de tu dispositivo y prueba de nuevo.':
    'La petició ha caducat. Revisa l’hora del teu dispositiu i torna-ho a provar.',
  'No hay productos en el carrito': 'No hi ha plats a la teva comanda',
  'Este código no es de una mesa de Simplato.': 'Aquest codi no és d’una taula de Simplato.',
  'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.':
    'Aquest enllaç ja s’ha fet servir o ha caducat. Demana’n un de nou.',
  'Tu sesión ha terminado. Vuelve a entrar.': 'La teva sessió s’ha acabat. Torna a entrar.',
  'Credenciales no son válidas. Pruebe de nuevo.':
    'Aquestes dades no són vàlides. Torna-ho a provar.',
  'No tienes permiso para hacer esto.': 'No tens permís per fer això.',
  'La contraseña actual no es correcta.': 'La contrasenya actual no és correcta.',
  'Estos datos son de otro restaurante.': 'Aquestes dades són d’un altre restaurant.',
  'No lo encontramos. Puede que ya no exista.': 'No ho trobem. Pot ser que ja no existeixi.',
  'Este restaurante ya no está en Simplato.': 'Aquest restaurant ja no és a Simplato.',
  'Esta clave de envío ya se usó con otro pedido.':
    'Aquesta clau d’enviament ja es va fer servir amb una altra comanda.',
  'El email ya se encuentra registrado. cambie el email, por favor.':
    'Aquest correu ja està registrat. Fes-ne servir un altre, si us plau.',
  'El nombre de usuario ya existe, por favor use otro..':
    'Aquest nom d’usuari ja existeix. Fes-ne servir un altre, si us plau.',
  'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.':
    'El nom d’usuari o el correu ja estan registrats. Torna-ho a provar.',
  'La cocina está cerrada ahora mismo. No se ha enviado nada y lo que has elegido sigue aquí.':
    'Ara mateix la cuina està tancada. No s’ha enviat res i el que has triat continua aquí.',
  'La carta ha cambiado desde que elegiste. Revisa tu pedido.':
    'La carta ha canviat des que vas triar. Revisa la teva comanda.',
  'Este restaurante no acepta pagos online todavía.':
    'Aquest restaurant encara no accepta pagaments en línia.',
  'El importe no es el del pedido. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'L’import no és el de la comanda. Torna a la teva comanda i prova-ho de nou: no s’ha cobrat res.',
  'Este pedido ya está pagado.': 'Aquesta comanda ja està pagada.',
  'Este pedido ya no espera ningún pago online.':
    'Aquesta comanda ja no espera cap pagament en línia.',
  'Tu banco está confirmando el pago. Espera un momento antes de elegir otra forma de pagar.':
    'El teu banc està confirmant el pagament. Espera un moment abans de triar una altra manera de pagar.',
  'Lo que envías es demasiado grande.': 'El que envies és massa gran.',
  'La petición ha tardado demasiado en llegar. Prueba de nuevo.':
    'La petició ha trigat massa a arribar. Torna-ho a provar.',
  'La dirección o las cookies de la petición son demasiado largas. Borra las cookies y prueba de nuevo.':
    'L’adreça o les galetes de la petició són massa llargues. Esborra les galetes i torna-ho a provar.',
  'Demasiados intentos seguidos. Espera un momento.': 'Massa intents seguits. Espera un moment.',
  'Han llegado muchos pedidos seguidos desde este móvil o desde esta mesa, y este no se ha enviado. Lo que has elegido sigue aquí: pide al personal que lo anote, o prueba de nuevo en unos minutos.':
    'Han arribat moltes comandes seguides des d’aquest mòbil o des d’aquesta taula, i aquesta no s’ha enviat. El que has triat continua aquí: demana al cambrer que l’apunti, o torna-ho a provar d’aquí a uns minuts.',
  'Este código no es el de la mesa, y desde aquí se han probado demasiados. Escanea el que está ahora en la mesa, o pide al personal que te ayude.':
    'Aquest codi no és el de la taula, i des d’aquí se n’han provat massa. Escaneja el que hi ha ara a la taula, o demana ajuda al cambrer.',
  'Algo ha fallado por nuestra parte. Prueba de nuevo en un momento.':
    'Alguna cosa ha fallat per part nostra. Torna-ho a provar d’aquí a un moment.',
  'El servicio de pagos no responde ahora mismo. No se ha cobrado nada. Prueba de nuevo en un momento.':
    'El servei de pagaments no respon ara mateix. No s’ha cobrat res. Torna-ho a provar d’aquí a un moment.',
  'Ahora mismo no podemos atenderte. Prueba de nuevo en un momento.':
    'Ara mateix no et podem atendre. Torna-ho a provar d’aquí a un moment.',
  'El correo no puede estar vacío': 'El correu no pot estar buit',
  'El correo no cumple con el formato correcto': 'Aquest correu no té un format correcte',
  'La contraseña no puede estar vacía': 'La contrasenya no pot estar buida',
  'La contraseña debe de tener al menos 8 caracteres y tener un número':
    'La contrasenya ha de tenir almenys 8 caràcters i un número',
  'El nombre no puede estar vacío': 'El nom no pot estar buit',
  'El nombre es demasiado corto': 'El nom és massa curt',
  'El nombre no puede contener números': 'El nom no pot tenir números',
  'El usuario no puede estar vacío': 'El nom d’usuari no pot estar buit',
  'El usuario debe tener al menos 5 caracteres': 'El nom d’usuari ha de tenir almenys 5 caràcters',
  'Debe aceptar la casilla de Privacy Policy': 'Has d’acceptar la política de privacitat',
  'La propina no puede pasar de 100 €': 'La propina no pot passar de 100\u00a0€',
  'La propina no puede ser más que el pedido': 'La propina no pot ser més que la comanda',
  'El restaurante ha cambiado su cuenta de cobro. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'El restaurant ha canviat el seu compte de cobrament. Torna a la teva comanda i prova-ho de nou: no s’ha cobrat res.',
  'El restaurante ya no acepta propinas: la hemos quitado. Mira el total y confírmalo. No se ha enviado ni cobrado nada.':
    'El restaurant ja no accepta propines: l’hem treta. Mira el total i confirma’l. No s’ha enviat ni cobrat res.',
  'Este pedido ya está cancelado y no irá a la cocina. Si aún lo quieres, vuelve a pedirlo.':
    'Aquesta comanda ja està cancel·lada i no anirà a la cuina. Si encara la vols, torna-la a demanar.',
  'El servicio de pagos no responde y aún no sabemos cómo va tu pago. Prueba de nuevo en un momento: nada se cobra dos veces.':
    'El servei de pagaments no respon i encara no sabem com va el teu pagament. Prova-ho de nou d’aquí a un moment: res no es cobra dues vegades.',
  'El servicio de pagos no responde y todavía no hemos podido cerrar el pago. Seguimos intentándolo: míralo en Mis pedidos en un momento.':
    'El servei de pagaments no respon i encara no hem pogut tancar el pagament. Ho seguim intentant: mira-ho a Les meves comandes d’aquí a un moment.',
  'Lo has descartado antes de pagar': 'L’has descartada abans de pagar',
  'El pago en línea no se terminó a tiempo': 'El pagament en línia no es va acabar a temps',
  'Todos los campos son obligatorios': 'Tots els camps són obligatoris',
  'Las contraseñas no coinciden': 'Les contrasenyes no coincideixen',
  'No hay conexión con Simplato. Comprueba tu red y prueba de nuevo.':
    'No hi ha connexió amb Simplato. Comprova la xarxa i torna-ho a provar.',
};
