import { RECEIPT_FR } from '@simplato/domain';
import type { Sentence } from '../es/errors.ts';

export const ERROR_MESSAGES: Readonly<Record<Sentence, string>> = {
  ...RECEIPT_FR.said,
  'Hay datos que no podemos leer. Revísalos y prueba de nuevo.':
    'Il y a quelque chose que nous ne pouvons pas lire. Vérifie et réessaie.',
  'La hora de tu dispositivo no es correcta. Ponla en automático y prueba de nuevo.':
    'L’heure de ton appareil n’est pas correcte. Règle-la sur automatique et réessaie.',
  'La petición ha caducado. Revisa la hora de tu dispositivo y prueba de nuevo.':
    'La demande a expiré. Vérifie l’heure de ton appareil et réessaie.',
  'No hay productos en el carrito': 'Il n’y a aucun plat dans ta commande',
  'Este código no es de una mesa de Simplato.': 'Ce code n’est pas celui d’une table de Simplato.',
  'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.':
    'Ce lien a déjà servi ou a expiré. Demandes-en un nouveau.',
  'Tu sesión ha terminado. Vuelve a entrar.': 'Ta session est terminée. Reconnecte-toi.',
  'Credenciales no son válidas. Pruebe de nuevo.':
    'Ces identifiants ne sont pas valables. Réessaie.',
  'No tienes permiso para hacer esto.': 'Tu n’as pas le droit de faire cela.',
  'La contraseña actual no es correcta.': 'Le mot de passe actuel n’est pas correct.',
  'Estos datos son de otro restaurante.': 'Ces données sont celles d’un autre restaurant.',
  'No lo encontramos. Puede que ya no exista.':
    'Nous ne le trouvons pas. Cela n’existe peut-être plus.',
  'Este restaurante ya no está en Simplato.': 'Ce restaurant n’est plus sur Simplato.',
  'Esta clave de envío ya se usó con otro pedido.':
    'Cette clé d’envoi a déjà servi pour une autre commande.',
  'El email ya se encuentra registrado. cambie el email, por favor.':
    'Cette adresse e-mail est déjà inscrite. Prends-en une autre, s’il te plaît.',
  'El nombre de usuario ya existe, por favor use otro..':
    'Ce nom d’utilisateur existe déjà. Prends-en un autre, s’il te plaît.',
  'Nombre de usuario y/o correo ya están registrados. Inténtalo de nuevo.':
    'Le nom d’utilisateur ou l’adresse e-mail sont déjà inscrits. Réessaie.',
  'La cocina está cerrada ahora mismo. No se ha enviado nada y lo que has elegido sigue aquí.':
    'La cuisine est fermée en ce moment. Rien n’a été envoyé et ce que tu as choisi est toujours là.',
  'La carta ha cambiado desde que elegiste. Revisa tu pedido.':
    'La carte a changé depuis que tu as choisi. Vérifie ta commande.',
  'Este restaurante no acepta pagos online todavía.':
    'Ce restaurant n’accepte pas encore les paiements en ligne.',
  'El importe no es el del pedido. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'Le montant n’est pas celui de la commande. Retourne à ta commande et réessaie\u00a0: rien n’a été débité.',
  'Este pedido ya está pagado.': 'Cette commande est déjà payée.',
  'Este pedido ya no espera ningún pago online.':
    'Cette commande n’attend plus aucun paiement en ligne.',
  'Tu banco está confirmando el pago. Espera un momento antes de elegir otra forma de pagar.':
    'Ta banque confirme le paiement. Attends un instant avant de choisir une autre façon de payer.',
  'Lo que envías es demasiado grande.': 'Ce que tu envoies est trop volumineux.',
  'La petición ha tardado demasiado en llegar. Prueba de nuevo.':
    'La demande a mis trop de temps à arriver. Réessaie.',
  'La dirección o las cookies de la petición son demasiado largas. Borra las cookies y prueba de nuevo.':
    'L’adresse ou les cookies de la demande sont trop longs. Supprime les cookies et réessaie.',
  'Demasiados intentos seguidos. Espera un momento.':
    'Trop d’essais à la suite. Attends un instant.',
  'Han llegado muchos pedidos seguidos desde este móvil o desde esta mesa, y este no se ha enviado. Lo que has elegido sigue aquí: pide al personal que lo anote, o prueba de nuevo en unos minutos.':
    'Beaucoup de commandes sont arrivées à la suite de ce téléphone ou de cette table, et celle-ci n’a pas été envoyée. Ce que tu as choisi est toujours là\u00a0: demande au serveur de la noter, ou réessaie dans quelques minutes.',
  'Este código no es el de la mesa, y desde aquí se han probado demasiados. Escanea el que está ahora en la mesa, o pide al personal que te ayude.':
    'Ce code n’est pas celui de la table, et trop de codes ont été essayés d’ici. Scanne celui qui est maintenant sur la table, ou demande de l’aide au serveur.',
  'Algo ha fallado por nuestra parte. Prueba de nuevo en un momento.':
    'Quelque chose a échoué de notre côté. Réessaie dans un instant.',
  'El servicio de pagos no responde ahora mismo. No se ha cobrado nada. Prueba de nuevo en un momento.':
    'Le service de paiement ne répond pas en ce moment. Rien n’a été débité. Réessaie dans un instant.',
  'Ahora mismo no podemos atenderte. Prueba de nuevo en un momento.':
    'Nous ne pouvons pas te répondre en ce moment. Réessaie dans un instant.',
  'El correo no puede estar vacío': 'L’adresse e-mail ne peut pas être vide',
  'El correo no cumple con el formato correcto': 'Ce n’est pas une adresse e-mail valable',
  'La contraseña no puede estar vacía': 'Le mot de passe ne peut pas être vide',
  'La contraseña debe de tener al menos 8 caracteres y tener un número':
    'Le mot de passe doit avoir au moins 8 caractères, dont un chiffre',
  'El nombre no puede estar vacío': 'Le nom ne peut pas être vide',
  'El nombre es demasiado corto': 'Le nom est trop court',
  'El nombre no puede contener números': 'Le nom ne peut pas contenir de chiffres',
  'El usuario no puede estar vacío': 'Le nom d’utilisateur ne peut pas être vide',
  'El usuario debe tener al menos 5 caracteres':
    'Le nom d’utilisateur doit avoir au moins 5 caractères',
  'Debe aceptar la casilla de Privacy Policy': 'Tu dois accepter la politique de confidentialité',
  'La propina no puede pasar de 100 €': 'Le pourboire ne peut pas dépasser 100\u00a0€',
  'La propina no puede ser más que el pedido': 'Le pourboire ne peut pas dépasser la commande',
  'El restaurante ha cambiado su cuenta de cobro. Vuelve a tu pedido y prueba de nuevo: no se ha cobrado nada.':
    'Le restaurant a changé son compte de paiement. Reviens à ta commande et réessaie\u00a0: rien n’a été débité.',
  'El restaurante ya no acepta propinas: la hemos quitado. Mira el total y confírmalo. No se ha enviado ni cobrado nada.':
    'Le restaurant n’accepte plus de pourboire\u00a0: nous l’avons retiré. Vérifie le total et confirme-le. Rien n’a été envoyé ni débité.',
  'Este pedido ya está cancelado y no irá a la cocina. Si aún lo quieres, vuelve a pedirlo.':
    'Cette commande est déjà annulée et n’ira pas en cuisine. Si tu la veux toujours, commande-la à nouveau.',
  'El servicio de pagos no responde y aún no sabemos cómo va tu pago. Prueba de nuevo en un momento: nada se cobra dos veces.':
    'Le service de paiement ne répond pas et nous ne savons pas encore où en est ton paiement. Réessaie dans un instant\u00a0: rien n’est débité deux fois.',
  'El servicio de pagos no responde y todavía no hemos podido cerrar el pago. Seguimos intentándolo: míralo en Mis pedidos en un momento.':
    'Le service de paiement ne répond pas et nous n’avons pas encore pu clore le paiement. Nous continuons d’essayer\u00a0: regarde dans Mes commandes dans un instant.',
  'Lo has descartado antes de pagar': 'Tu l’as abandonnée avant de payer',
  'El pago en línea no se terminó a tiempo': 'Le paiement en ligne n’a pas été terminé à temps',
  'Todos los campos son obligatorios': 'Tous les champs sont obligatoires',
  'Las contraseñas no coinciden': 'Les mots de passe ne sont pas identiques',
  'No hay conexión con Simplato. Comprueba tu red y prueba de nuevo.':
    'Pas de connexion avec Simplato. Vérifie ton réseau et réessaie.',
};
