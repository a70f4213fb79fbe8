/** Texts of the team page, of invitations, and of switching users on a shared tablet. */
export const TEAM_MESSAGES = {
  pageTitle: 'Equipo · Simplato',
  title: 'Equipo',
  loading: 'Cargando tu equipo...',
  failed: 'No hemos podido leer tu equipo',
  failedText: 'No ha cambiado nada.',
  people: 'Quién trabaja aquí',
  roles: {
    owner: 'Propietario',
    staff: 'Equipo',
  },
  rolesText:
    'El equipo lleva los pedidos y marca lo que se agota. Quien es propietario lleva además la carta, los ajustes, los códigos, los cobros y a las personas.',
  self: 'Tú',
  pin: 'Con PIN',
  more: (name: string) => `Cambiar a ${name}`,
  makeOwner: 'Hacer propietario',
  makeStaff: 'Dejar de ser propietario',
  remove: 'Quitar del equipo',
  roleDialog: {
    makeOwner: (name: string) => `¿Hacer propietario a ${name}?`,
    makeStaff: (name: string) => `¿${name} deja de ser propietario?`,
    text: 'Tendrá que volver a entrar en sus dispositivos.',
    confirm: 'Cambiar',
  },
  removeDialog: {
    title: (name: string) => `¿Quitar a ${name} del equipo?`,
    text: 'Su cuenta se borra y sale al momento de todos sus dispositivos. Lo que hizo con los pedidos se queda.',
    confirm: 'Quitar',
  },
  removed: (name: string) => `${name} ya no está en el equipo`,
  changed: (name: string) => `Hemos cambiado lo que puede hacer ${name}`,
  cancel: 'Cancelar',
  invite: {
    action: 'Invitar',
    title: 'Invitar a alguien',
    text: 'Elige qué puede hacer. Con el enlace pondrá su nombre y su contraseña; sirve una vez y siete días.',
    role: 'Qué puede hacer',
    submit: 'Enviar invitación',
    done: (email: string) => `Invitación enviada a ${email}`,
    byLink: 'Enseñar un QR, sin correo',
    link: {
      title: 'Que lo escanee con su móvil',
      text: (role: string, until: string) =>
        `Quien lo abra entra como ${role}. Sirve una sola vez y hasta el ${until}; al cerrar esto no se vuelve a ver.`,
      roles: { owner: 'propietario', staff: 'equipo' },
      alt: 'Código QR de la invitación',
      label: 'Enlace de la invitación',
      copy: 'Copiar el enlace de la invitación',
      copied: 'Enlace copiado. Pégalo donde te lea.',
      copyFailed: 'No hemos podido copiarlo. Selecciónalo y cópialo a mano.',
      share: 'Compartir',
      shareTitle: 'Invitación a Simplato',
      shareText: 'Abre este enlace para entrar en el equipo:',
      used: (name: string) => `${name} ya está en el equipo`,
      gone: 'Este enlace ya no sirve',
      close: 'Listo',
    },
  },
  invitations: {
    byLink: 'Por enlace',
    title: 'Invitaciones sin aceptar',
    until: (day: string) => `Caduca el ${day}`,
    again: 'Reenviar',
    againTo: (email: string) => `Reenviar a ${email}`,
    withdraw: 'Retirar',
    withdrawLink: (until: string) => `Retirar la invitación por enlace que caduca el ${until}`,
    withdrawFrom: (email: string) => `Retirar la invitación a ${email}`,
    withdrawn: 'Invitación retirada: su enlace ya no sirve',
  },
  alone: {
    title: 'Por ahora llevas esto en solitario',
    text: 'Invita a quien atiende la sala o la cocina: cada persona entra con su propia contraseña.',
  },
} as const;

export const INVITATION_MESSAGES = {
  pageTitle: 'Invitación · Simplato',
  title: (restaurant: string) => `Te esperan en ${restaurant}`,
  loading: 'Abriendo tu invitación...',
  text: {
    owner: 'Entrarás como propietario, con todo el restaurante a tu cargo.',
    staff: 'Entrarás en el equipo: pedidos, cocina y sala.',
  },
  emailHint: 'Con él entrarás. Podrás cambiarlo en tu cuenta.',
  submit: 'Aceptar y entrar',
  pending: 'Entrando...',
  failed: 'No hemos podido abrir la invitación',
  retry: 'Probar de nuevo',
  home: 'Ir a la portada',
} as const;

export const SWITCH_MESSAGES = {
  action: 'Cambiar de persona',
  title: '¿Quién se pone ahora?',
  who: 'Persona',
  pin: 'PIN',
  submit: 'Cambiar',
  cancel: 'Cancelar',
  loading: 'Buscando a tu equipo...',
  failed: 'No hemos podido leer quién tiene PIN. Comprueba la conexión.',
  retry: 'Reintentar',
  nobody: 'Nadie más tiene PIN todavía. Cada persona puede ponerse el suyo en «Mi cuenta».',
  done: (name: string) => `Ahora atiende ${name}`,
} as const;

export const PIN_MESSAGES = {
  title: 'PIN para tabletas compartidas',
  none: 'Con un PIN te pones en una tableta del restaurante sin escribir la contraseña.',
  removedForGuesses: 'Tu PIN se ha quitado tras diez intentos fallidos. Pon uno nuevo.',
  has: 'Tienes un PIN. Si lo cambias, el de antes deja de servir.',
  pin: 'PIN nuevo',
  hint: 'De 4 a 8 cifras.',
  password: 'Tu contraseña',
  submit: 'Guardar PIN',
  saved: 'PIN guardado',
  remove: 'Quitar el PIN',
  removeTitle: '¿Quitar tu PIN?',
  removeText: 'En las tabletas compartidas tendrás que entrar con tu contraseña.',
  removeConfirm: 'Quitar',
  removed: 'PIN quitado',
  cancel: 'Cancelar',
} as const;

/** For a colleague who opens a page only an owner may use. */
export const OWNERS_ONLY_MESSAGES = {
  pageTitle: 'Mi Restaurante · Simplato',
  title: 'Esto lo lleva quien es propietario',
  text: 'Con tu usuario llevas los pedidos, la sala y la caja. Si te hace falta esta página, pídele que te haga propietario.',
  board: 'Ir a los pedidos',
  failed: 'No hemos podido abrir esta página',
  failedText: 'No ha cambiado nada.',
} as const;
