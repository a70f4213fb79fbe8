import type * as spanish from '../es/invoice.ts';
import type { Messages } from '../messages.ts';

export const INVOICE_MESSAGES: Messages<typeof spanish.INVOICE_MESSAGES> = {
  kinds: {
    F1: 'Facture',
    F2: 'Facture simplifiée',
    F3: 'Facture',
    R1: 'Facture rectificative',
    R4: 'Facture rectificative',
    R5: 'Facture simplifiée rectificative',
  },
  corrects: (number, day) => `Rectifie la ${number}, du ${day}`,
  replaces: (number, day) => `À la place de la ${number}, du ${day}`,
  correctedBy: (number) => `Rectifiée par la ${number}`,
  replacedBy: (number) => `Remplacée par la ${number}`,
  pdf: 'Facture en PDF',
  fileName: (number) => `facture-${number}.pdf`,
  saved: 'Facture téléchargée.',
  mail: 'La recevoir par e-mail',
  mailed: 'Nous l’avons envoyée à ton adresse.',
  mailedBefore: 'Nous l’avions déjà envoyée à ton adresse.',
  need: 'Il me faut une facture',
  toCome: {
    namelessTitle: 'Ta facture attend tes coordonnées',
    nameless:
      'Elle dépasse 3 000 € : la loi demande un nom et un NIF. Elle sort dès que tu les donnes.',
    title: 'Ta facture sort quand l’addition est complète',
    text: 'Tu as payé une partie de la table, sans choisir de plats. Dès que l’addition sera complète ou fermée, tu la verras ici.',
    open: 'Tu peux déjà la demander à ton nom ou à celui de ton entreprise.',
    named: (name, taxId) => `Au nom de ${name}, NIF ${taxId}.`,
    change: 'Changer les données',
    drop: 'Retirer',
  },
  form: {
    title: 'Facture au nom de…',
    text: 'Avec ces données sort une facture complète, d’une entreprise ou d’une personne. Ensuite, elles ne changent plus.',
    name: 'Nom ou raison sociale',
    taxId: 'Numéro fiscal espagnol (NIF)',
    taxIdHint: 'De l’entreprise ou de la personne, comme B12345674.',
    address: 'Adresse',
    addressHint: 'Rue et numéro, code postal et ville.',
    submit: 'Faire la facture',
    keep: 'Enregistrer les données',
    cancel: 'Retour',
    done: (number) => `La facture ${number} est faite.`,
    later: 'Elle sortira avec ces données quand l’addition sera complète.',
  },
  faults: {
    nameMissing: 'Écris le nom ou la raison sociale',
    taxIdMissing: 'Écris le numéro fiscal (NIF) de la facture',
    taxIdForm:
      'Ce NIF n’est pas valable\u00a0: il a huit chiffres et une lettre, ou une lettre et huit autres signes',
    taxIdControl: 'La lettre ou le chiffre de contrôle de ce NIF n’est pas le bon',
    addressMissing: 'Écris l’adresse, avec son code postal',
  },
};
