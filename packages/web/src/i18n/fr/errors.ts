import type * as spanish from '../es/errors.ts';
import type { Messages } from '../messages.ts';

export const ERROR_MESSAGES: Messages<typeof spanish.ERROR_MESSAGES> = {
  bad_request: 'Il y a quelque chose que nous ne pouvons pas lire. Vérifie et réessaie.',
  bad_check: 'L’heure de ton appareil n’est pas correcte. Règle-la sur automatique et réessaie.',
  stale_password: 'La demande a expiré. Vérifie l’heure de ton appareil et réessaie.',
  empty_basket: 'Il n’y a aucun plat dans ta commande',
  unknown_code: 'Ce code n’est pas celui d’une table de Simplato.',
  bad_token: 'Ce lien a déjà servi, a expiré ou est incomplet. Demandes-en un nouveau.',
  no_session: 'Ta session est terminée. Reconnecte-toi.',
  bad_credentials: 'Ces identifiants ne sont pas valables. Réessaie.',
  forbidden: 'Tu n’as pas le droit de faire cela.',
  wrong_password: 'Le mot de passe actuel n’est pas correct.',
  other_house: 'Ces données sont celles d’un autre restaurant.',
  not_found: 'Nous ne le trouvons pas. Cela n’existe peut-être plus.',
  restaurant_gone: 'Ce restaurant n’est plus sur Simplato.',
  key_reused: 'Cette clé d’envoi a déjà servi à autre chose.',
  email_taken: 'Cette adresse e-mail est déjà inscrite. Prends-en une autre, s’il te plaît.',
  username_taken: 'Ce nom d’utilisateur existe déjà. Prends-en un autre, s’il te plaît.',
  diner_taken: 'Le nom d’utilisateur ou l’adresse e-mail sont déjà inscrits. Réessaie.',
  kitchen_closed:
    'La cuisine est fermée en ce moment. Rien n’a été envoyé et ce que tu as choisi est toujours là.',
  orders_delayed:
    'La cuisine prend plus de temps que d’habitude en ce moment. Rien n’a été envoyé et ce que tu as choisi est toujours là.',
  menu_changed: 'La carte a changé depuis que tu as choisi. Vérifie ta commande.',
  no_online_payment: 'Ce restaurant n’accepte pas les paiements en ligne en ce moment.',
  payment_differs:
    'Le montant n’est pas celui de la commande. Retourne à ta commande et réessaie\u00a0: rien n’a été débité.',
  already_paid: 'Cette commande est déjà payée.',
  not_payable: 'Cette commande n’attend plus aucun paiement en ligne.',
  payment_underway:
    'Ta banque confirme le paiement. Attends un instant avant de choisir une autre façon de payer.',
  account_differs:
    'Le restaurant a changé son compte de paiement. Reviens à ta commande et réessaie\u00a0: rien n’a été débité.',
  tips_off:
    'Le restaurant n’accepte plus de pourboire\u00a0: nous l’avons retiré. Vérifie le total et confirme-le. Rien n’a été envoyé ni débité.',
  order_cancelled:
    'Cette commande est déjà annulée et n’ira pas en cuisine. Si tu la veux toujours, commande-la à nouveau.',
  payment_unknown:
    'Le service de paiement ne répond pas et nous ne savons pas encore où en est ton paiement. Réessaie dans un instant\u00a0: rien n’est débité deux fois.',
  payment_not_closed:
    'Le service de paiement ne répond pas et nous n’avons pas encore pu clore le paiement. Nous continuons d’essayer\u00a0: regarde dans «\u202fLa table\u202f» dans un instant.',
  wrong_table_number:
    'Ce n’est pas le numéro de la table. Regarde-le sur le téléphone de quelqu’un qui y est déjà.',
  admission_only:
    'Trop de numéros ont été essayés. Demande à la table ou au serveur de te laisser entrer.',
  table_not_verified:
    'Ce code ne prouve pas que tu es à la table. Scanne celui qui s’y trouve, ou ouvre une autre addition.',
  tab_closed: 'Cette addition est déjà fermée.',
  not_weighed: 'Ce n’est pas encore pesé : dès que ce le sera, tu verras le poids et le prix.',
  weight_changed:
    'On l’a pesé de nouveau. Regarde le poids et le prix d’à présent avant d’accepter.',
  basket_sent:
    'Ta table a déjà commandé ce que tu avais choisi. Regarde l’addition avant de le recommander.',
  nothing_due: 'Il ne reste rien à payer ici\u00a0: regarde l’addition.',
  share_taken:
    'Quelqu’un de la table a déjà payé cela, ou est en train de le payer. Rien ne t’a été débité.',
  share_gone:
    'Cela n’est pas dans ce qui peut se payer de cette addition, ou il n’en reste pas autant. Rien ne t’a été débité.',
  other_parts:
    'L’addition se paie déjà en un autre nombre de parts égales. Rien ne t’a été débité.',
  amount_changed:
    'L’addition a changé et cette part ne coûte plus la même chose. Regarde où elle en est\u00a0: rien ne t’a été débité.',
  amount_too_small:
    'Par carte sur le téléphone, on paie au moins 0,50\u00a0€. Paie au serveur, ou choisis autre chose en plus.',
  too_soon_to_release:
    'Le paiement est en cours. S’il n’est pas terminé dans trois minutes, tu pourras demander qu’on le libère.',
  tab_changed:
    'Ce téléphone est maintenant dans une autre addition et nous n’avons rien envoyé. Regarde laquelle avant de recommencer.',
  round_empty:
    'Il ne reste rien à commander\u00a0: un autre téléphone vient peut-être de l’envoyer.',
  invoices_off: 'Ce restaurant n’émet pas ses factures avec Simplato. Demande-la au personnel.',
  too_slow: 'La demande a mis trop de temps à arriver. Réessaie.',
  too_large: 'Ce que tu envoies est trop volumineux.',
  headers_too_large:
    'L’adresse ou les cookies de la demande sont trop longs. Supprime les cookies et réessaie.',
  too_many: 'Trop d’essais à la suite. Attends un instant.',
  too_many_orders:
    'Beaucoup de commandes sont arrivées à la suite de ce téléphone ou de cette table, et celle-ci n’a pas été envoyée. Ce que tu as choisi est toujours là\u00a0: demande au serveur de la noter, ou réessaie dans quelques minutes.',
  too_many_calls:
    'Cette table a appelé de nombreuses fois à la suite. Fais signe au serveur, ou réessaie dans quelques minutes.',
  too_many_codes:
    'Ce code n’est pas celui de la table, et trop de codes ont été essayés d’ici. Scanne celui qui est maintenant sur la table, ou demande de l’aide au serveur.',
  server_error: 'Quelque chose a échoué de notre côté. Réessaie dans un instant.',
  provider_silent:
    'Le service de paiement ne répond pas en ce moment. Rien n’a été débité. Réessaie dans un instant.',
  unavailable: 'Nous ne pouvons pas te répondre en ce moment. Réessaie dans un instant.',
  unanswered: 'Pas de connexion avec Simplato. Vérifie ton réseau et réessaie.',
};
