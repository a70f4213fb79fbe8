import { RECEIPT_DE } from '@simplato/domain';
import type { Sentence } from '../es/errors.ts';

export const ERROR_MESSAGES: Readonly<Record<Sentence, string>> = {
  ...RECEIPT_DE.said,
  'Hay datos que no podemos leer. Revísalos y prueba de nuevo.':
    'Da ist etwas, das wir nicht lesen können. Prüfe es und versuche es noch einmal.',
  'La hora de tu dispositivo no es correcta. Ponla en automático y prueba de nuevo.':
    'Die Uhrzeit deines Geräts stimmt nicht. Stell sie auf automatisch und versuche es noch einmal.',
  'La petición ha caducado. Revisa la hora de tu dispositivo y prueba de nuevo.':
    'Die Anfrage ist abgelaufen. Prüfe die Uhrzeit deines Geräts und versuche es noch einmal.',
  'No hay productos en el carrito': 'In deiner Bestellung sind keine Gerichte',
  'Este código no es de una mesa de Simplato.': 'Dieser Code gehört zu keinem Tisch von Simplato.',
  'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.':
    'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.',
  'Tu sesión ha terminado. Vuelve a entrar.': 'Deine Sitzung ist beendet. Melde dich wieder an.',
  'Credenciales no son válidas. Pruebe de nuevo.':
    'Diese Zugangsdaten stimmen nicht. Versuche es noch einmal.',
  'No tienes permiso para hacer esto.': 'Dazu bist du nicht berechtigt.',
  'La contraseña actual no es correcta.': 'Das jetzige Passwort stimmt nicht.',
  'Estos datos son de otro restaurante.': 'Diese Daten gehören zu einem anderen Restaurant.',
  'No lo encontramos. Puede que ya no exista.':
    'Wir finden es nicht. Vielleicht gibt es das nicht mehr.',
  'Este restaurante ya no está en Simplato.': 'Dieses Restaurant ist nicht mehr bei Simplato.',
  'Esta clave de envío ya se usó con otro pedido.':
    'Dieser Sendeschlüssel wurde schon für eine andere Bestellung benutzt.',
  'El email ya se encuentra registrado. cambie el email, por favor.':
    'Diese E-Mail-Adresse ist schon registriert. Nimm bitte eine andere.',
  'El nombre de usuario ya existe, por favor use otro..':
    'Diesen Benutzernamen gibt es schon. Nimm bitte einen anderen.',
  'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.':
    'Benutzername oder E-Mail-Adresse sind schon registriert. Versuche es noch einmal.',
  'La cocina está cerrada ahora mismo. No se ha enviado nada y lo que has elegido sigue aquí.':
    'Die Küche ist gerade geschlossen. Es wurde nichts gesendet, und was du ausgewählt hast, ist noch hier.',
  'La carta ha cambiado desde que elegiste. Revisa tu pedido.':
    'Die Speisekarte hat sich geändert, seit du ausgewählt hast. Prüfe deine Bestellung.',
  'Este restaurante no acepta pagos online todavía.':
    'Dieses Restaurant nimmt noch keine Online-Zahlungen an.',
  'El importe no es el del pedido. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'Der Betrag ist nicht der deiner Bestellung. Geh zurück zu deiner Bestellung und versuche es noch einmal: Es wurde nichts abgebucht.',
  'Este pedido ya está pagado.': 'Diese Bestellung ist schon bezahlt.',
  'Este pedido ya no espera ningún pago online.':
    'Diese Bestellung wartet auf keine Online-Zahlung mehr.',
  'Tu banco está confirmando el pago. Espera un momento antes de elegir otra forma de pagar.':
    'Deine Bank bestätigt gerade die Zahlung. Warte einen Moment, bevor du anders zahlst.',
  'Lo que envías es demasiado grande.': 'Was du sendest, ist zu groß.',
  'La petición ha tardado demasiado en llegar. Prueba de nuevo.':
    'Die Anfrage hat zu lange gebraucht. Versuche es noch einmal.',
  'La dirección o las cookies de la petición son demasiado largas. Borra las cookies y prueba de nuevo.':
    'Die Adresse oder die Cookies der Anfrage sind zu lang. Lösche die Cookies und versuche es noch einmal.',
  'Demasiados intentos seguidos. Espera un momento.':
    'Zu viele Versuche hintereinander. Warte einen Moment.',
  'Han llegado muchos pedidos seguidos desde este móvil o desde esta mesa, y este no se ha enviado. Lo que has elegido sigue aquí: pide al personal que lo anote, o prueba de nuevo en unos minutos.':
    'Von diesem Handy oder diesem Tisch sind viele Bestellungen hintereinander gekommen, und diese wurde nicht gesendet. Was du gewählt hast, ist noch da: Bitte das Personal, sie aufzunehmen, oder versuch es in ein paar Minuten noch einmal.',
  'Este código no es el de la mesa, y desde aquí se han probado demasiados. Escanea el que está ahora en la mesa, o pide al personal que te ayude.':
    'Das ist nicht der Code des Tisches, und von hier wurden zu viele ausprobiert. Scanne den, der jetzt auf dem Tisch steht, oder bitte das Personal um Hilfe.',
  'Algo ha fallado por nuestra parte. Prueba de nuevo en un momento.':
    'Bei uns ist etwas schiefgegangen. Versuche es gleich noch einmal.',
  'El servicio de pagos no responde ahora mismo. No se ha cobrado nada. Prueba de nuevo en un momento.':
    'Der Zahlungsdienst antwortet gerade nicht. Es wurde nichts abgebucht. Versuche es gleich noch einmal.',
  'Ahora mismo no podemos atenderte. Prueba de nuevo en un momento.':
    'Wir können dich gerade nicht bedienen. Versuche es gleich noch einmal.',
  'El correo no puede estar vacío': 'Die E-Mail-Adresse darf nicht leer sein',
  'El correo no cumple con el formato correcto': 'Das ist keine gültige E-Mail-Adresse',
  'La contraseña no puede estar vacía': 'Das Passwort darf nicht leer sein',
  'La contraseña debe de tener al menos 8 caracteres y tener un número':
    'Das Passwort braucht mindestens 8 Zeichen und eine Zahl',
  'El nombre no puede estar vacío': 'Der Name darf nicht leer sein',
  'El nombre es demasiado corto': 'Der Name ist zu kurz',
  'El nombre no puede contener números': 'Der Name darf keine Zahlen enthalten',
  'El usuario no puede estar vacío': 'Der Benutzername darf nicht leer sein',
  'El usuario debe tener al menos 5 caracteres': 'Der Benutzername braucht mindestens 5 Zeichen',
  'Debe aceptar la casilla de Privacy Policy': 'Bitte stimme der Datenschutzerklärung zu',
  'La propina no puede pasar de 100 €': 'Das Trinkgeld darf nicht mehr als 100\u00a0€ sein',
  'La propina no puede ser más que el pedido':
    'Das Trinkgeld darf nicht mehr als die Bestellung sein',
  'El restaurante ha cambiado su cuenta de cobro. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'Das Restaurant hat sein Zahlungskonto gewechselt. Geh zurück zu deiner Bestellung und versuche es noch einmal: Es wurde nichts abgebucht.',
  'El restaurante ya no acepta propinas: la hemos quitado. Mira el total y confírmalo. No se ha enviado ni cobrado nada.':
    'Das Restaurant nimmt kein Trinkgeld mehr an: Wir haben es entfernt. Sieh dir die Summe an und bestätige sie. Es wurde nichts gesendet und nichts abgebucht.',
  'Este pedido ya está cancelado y no irá a la cocina. Si aún lo quieres, vuelve a pedirlo.':
    'Diese Bestellung ist schon storniert und geht nicht in die Küche. Wenn du sie noch möchtest, bestelle sie noch einmal.',
  'El servicio de pagos no responde y aún no sabemos cómo va tu pago. Prueba de nuevo en un momento: nada se cobra dos veces.':
    'Der Zahlungsdienst antwortet nicht, und wir wissen noch nicht, wie es um deine Zahlung steht. Versuche es gleich noch einmal: Nichts wird doppelt abgebucht.',
  'El servicio de pagos no responde y todavía no hemos podido cerrar el pago. Seguimos intentándolo: míralo en Mis pedidos en un momento.':
    'Der Zahlungsdienst antwortet nicht, und wir konnten die Zahlung noch nicht schließen. Wir versuchen es weiter: Sieh gleich unter Meine Bestellungen nach.',
  'Lo has descartado antes de pagar': 'Du hast sie vor der Zahlung verworfen',
  'El pago en línea no se terminó a tiempo':
    'Die Online-Zahlung wurde nicht rechtzeitig abgeschlossen',
  'Todos los campos son obligatorios': 'Alle Felder müssen ausgefüllt sein',
  'Las contraseñas no coinciden': 'Die Passwörter stimmen nicht überein',
  'No hay conexión con Simplato. Comprueba tu red y prueba de nuevo.':
    'Keine Verbindung zu Simplato. Prüfe dein Netz und versuche es noch einmal.',
};
