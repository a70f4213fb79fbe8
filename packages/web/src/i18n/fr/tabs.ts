import type * as spanish from '../es/tabs.ts';
import type { Messages } from '../messages.ts';

export const TAB_MESSAGES: Messages<typeof spanish.TAB_MESSAGES> = {
  pageTitle: 'La table · Simplato',
  heading: 'La table',
  people: 'Qui est à table',
  you: 'Toi',
  member: (memberId) => `Convive ${memberId}`,
  waiter: 'Le serveur',
  toEnter: 'pour entrer',
  numberSpent: 'Le numéro ne fonctionne plus\u00a0: les nouveaux doivent demander à entrer.',
  number: (number) => `Numéro pour entrer\u00a0: ${number}`,
  ordered: 'Déjà commandé',
  orderOf: (name, orderId) => `Commande nº\u00a0${orderId} · ${name}`,
  lineFor: (name) => `pour ${name}`,
  bill: { heading: 'L’addition', total: 'Total', paid: 'Payé', due: 'Reste à payer' },
  billAsked: (time) => `L’addition est demandée depuis ${time}.`,
  naming: {
    open: (name) => `${name}\u00a0: donner ton nom`,
    title: 'Comment t’appelles-tu\u202f?',
    label: 'Ton nom',
    hint: 'Ceux de ta table et le restaurant le voient. Laisse le champ vide pour l’effacer.',
    wrong: 'Écris un nom avec des lettres, 20 au plus',
    taken: 'Quelqu’un à la table porte déjà ce nom',
    save: 'Enregistrer',
  },
  asking: {
    title: (name) => `${name} veut entrer`,
    text: 'Cette personne verra ce que vous commandez et l’addition. Si elle n’est pas avec vous, ne fais rien.',
    letIn: 'Laisser entrer',
    notNow: 'Pas maintenant',
    done: (name) => `${name} est maintenant à table.`,
  },
  moved: (table) => `Le restaurant vous a changés de table\u00a0: vous êtes maintenant à ${table}.`,
};

export const DOOR_MESSAGES: Messages<typeof spanish.DOOR_MESSAGES> = {
  title: (time) => `Cette table a une addition ouverte depuis ${time}. Est-ce la vôtre\u202f?`,
  label: 'Numéro de la table, deux chiffres',
  hint: 'Écris le numéro. Tes amis le voient sur leur téléphone, le serveur aussi.',
  keys: 'Clavier',
  erase: 'Effacer le dernier chiffre',
  ask: 'Demander à la table de me laisser entrer',
  apart: 'Non, ouvrir une autre addition',
  look: 'Pas maintenant, regarder la carte',
  checking: 'Vérification du numéro…',
  wrong: 'Ce n’est pas le bon numéro. Regarde-le sur le téléphone de tes amis et réessaie.',
  admission:
    'Trop de numéros ont été essayés à cette table. Demande qu’on te laisse entrer, ou dis-le au serveur.',
  waiting: {
    title: 'Nous l’avons dit à ta table',
    text: 'Cela s’affiche sur leurs téléphones, et chez le serveur. Tu entres dès qu’ils disent oui\u202f; en attendant, tu peux regarder la carte.',
  },
  joined: (table) => `Tu es maintenant sur l’addition de ${table}.`,
  opened: (table) => `Tu as ouvert une autre addition à ${table}.`,
  over: 'Cette addition vient d’être fermée. Vous pouvez ouvrir la vôtre.',
  turnedAway:
    'L’addition que tu voulais rejoindre n’est plus à cette table : elle a été fermée ou déplacée. Si les tiens sont à une autre table, scanne le code de celle-ci ; sinon, commande et la tienne s’ouvrira.',
  outside: {
    title: 'Tu n’es pas encore sur l’addition de ta table',
    text: 'Si tu commandes maintenant, cela ira sur une addition à part.',
    enter: 'Rejoindre l’addition',
  },
  closed: {
    title: (table) => `L’addition de ${table} a été fermée`,
    text: (table) =>
      `Es-tu toujours à ${table}\u202f? Ce que tu commandes maintenant ira sur une nouvelle addition.`,
    kept: 'Ce que tu as choisi est toujours là et n’a pas été envoyé.',
    stay: 'Oui, j’y suis encore',
    empty: 'Non, effacer mon choix',
  },
  before: {
    title: 'Ce que tu avais choisi est toujours là',
    text: (table) =>
      `Rien n’est envoyé. Es-tu toujours à ${table}, et est-ce pour cette addition\u202f?`,
  },
};
