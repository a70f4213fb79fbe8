import type * as spanish from '../es/invoice.ts';
import type { Messages } from '../messages.ts';

export const INVOICE_MESSAGES: Messages<typeof spanish.INVOICE_MESSAGES> = {
  kinds: {
    F1: 'Fatura',
    F2: 'Fatura simplificada',
    F3: 'Fatura',
    R1: 'Fatura retificativa',
    R4: 'Fatura retificativa',
    R5: 'Fatura simplificada retificativa',
  },
  corrects: (number, day) => `Retifica a ${number}, de ${day}`,
  replaces: (number, day) => `Em vez da ${number}, de ${day}`,
  correctedBy: (number) => `Retificada pela ${number}`,
  replacedBy: (number) => `Substituída pela ${number}`,
  pdf: 'Fatura em PDF',
  fileName: (number) => `fatura-${number}.pdf`,
  saved: 'Fatura descarregada.',
  mail: 'Recebê-la por e-mail',
  mailed: 'Enviámo-la para o teu e-mail.',
  mailedBefore: 'Já a tínhamos enviado para o teu e-mail.',
  need: 'Preciso de fatura',
  toCome: {
    namelessTitle: 'A tua fatura espera os teus dados',
    nameless: 'Passa de 3.000 €, e por lei leva nome e NIF. Sai assim que os indicares.',
    title: 'A tua fatura sai quando a conta ficar completa',
    text: 'Pagaste uma parte da mesa, sem escolher pratos. Quando a conta ficar completa ou fechar, vês a fatura aqui.',
    open: 'Já a podes pedir em teu nome ou no da tua empresa.',
    named: (name, taxId) => `Em nome de ${name}, NIF ${taxId}.`,
    change: 'Mudar os dados',
  },
  form: {
    title: 'Fatura em nome de…',
    text: 'Com estes dados sai uma fatura completa, de uma empresa ou de uma pessoa. Depois já não se mudam.',
    name: 'Nome ou firma',
    taxId: 'Número fiscal espanhol (NIF)',
    taxIdHint: 'Da empresa ou da pessoa, como B12345674.',
    address: 'Morada',
    addressHint: 'Rua e número, código postal e cidade.',
    submit: 'Fazer a fatura',
    cancel: 'Voltar',
    done: (number) => `Fatura ${number} feita.`,
    later: 'Sai com estes dados quando a conta ficar completa.',
  },
  faults: {
    nameMissing: 'Escreve o nome ou a firma',
    taxIdMissing: 'Escreve o NIF da fatura',
    taxIdForm:
      'Este NIF não é válido: são oito algarismos e uma letra, ou uma letra e mais oito sinais',
    taxIdControl: 'A letra ou o algarismo de controlo deste NIF não está certo',
    addressMissing: 'Escreve a morada, com o código postal',
  },
};
