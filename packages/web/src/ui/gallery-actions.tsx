import { LogOut, Plus, Share, ShoppingBasket, User } from 'lucide-react';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-look.ts';
import { CountDot } from './count-dot.tsx';
import css from './gallery.module.css';
import { IconButton, IconLink } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';
import { MenuPopover } from './menu-popover.tsx';

const variants: ButtonVariant[] = ['primary', 'dark', 'olive', 'soft', 'ghost', 'outline'];
const menu = [
  { label: 'Mis datos', icon: <User aria-hidden="true" />, onSelect: () => undefined },
  {
    label: 'Logout',
    icon: <LogOut aria-hidden="true" />,
    onSelect: () => undefined,
    tone: 'alert' as const,
  },
];

export function GalleryActions() {
  return (
    <section className={css.section}>
      <h2>Botones y señales</h2>
      {(['normal', 'big'] as const).map((size) => (
        <div className={css.row} key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </div>
      ))}
      <div className={css.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} pending>
            {variant}
          </Button>
        ))}
        <Button disabled>Sin servicio</Button>
        <Button icon={<Plus aria-hidden="true" />}>Añadir plato</Button>
        <LinkButton href="#enlace" variant="outline">
          Entrar como invitado
        </LinkButton>
      </div>
      <div className={css.row}>
        <Badge tone="paid">PAGADO</Badge>
        <Badge tone="wait">Frutos secos</Badge>
        <Badge tone="ready">Listo</Badge>
        <Badge tone="alert">Alergia</Badge>
        <Badge>Agotado hoy</Badge>
        <Badge tone="ready" stamp>
          En cocina
        </Badge>
        <Badge tone="paid" stamp>
          Pagado
        </Badge>
        <CountDot count={3} />
        <CountDot count={12} tone="ink" />
      </div>
      <div className={css.row}>
        <IconButton label="Compartir" icon={<Share aria-hidden="true" />} />
        <IconLink
          label="Tu pedido: 3 platos"
          href="#pedido"
          icon={<ShoppingBasket aria-hidden="true" />}
          count={3}
        />
        <IconButton label="Añadir" icon={<Plus aria-hidden="true" />} disabled />
        <MenuPopover label="Cuenta" items={menu} header="sala@taberna.es">
          <User aria-hidden="true" />
        </MenuPopover>
      </div>
      <div className={css.red}>
        <IconButton
          tone="onRed"
          label="Compartir"
          icon={<Share aria-hidden="true" />}
          count={100}
        />
        <MenuPopover tone="onRed" label="Cuenta de Lucía" items={menu}>
          Lucía
        </MenuPopover>
      </div>
    </section>
  );
}
