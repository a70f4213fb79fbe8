import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import css from './gallery.module.css';
import { Plate } from './plate.tsx';
import type { PlateCourse } from './plate-design.ts';
import { Slip } from './slip.tsx';
import { SlipHeading } from './slip-heading.tsx';
import { SlipLine, SlipLines } from './slip-line.tsx';
import { TileBand } from './tile-band.tsx';

const products: [string, PlateCourse][] = [
  ['Espárragos de Aranjuez', 1],
  ['Salmorejo', 1],
  ['Ensaladilla', 1],
  ['Carrillera al vino tinto', 2],
  ['Merluza a la romana', 2],
  ['Chuletón', 2],
  ['Fresas con nata', 3],
  ['Torrija', 3],
  ['Flan de la casa', 3],
  ['Ribera crianza', 4],
  ['Agua con gas', 4],
  ['Vermut de grifo', 4],
  ['Pan y aceite', 5],
  ['Patatas fritas', 5],
  ['Aceitunas', 5],
];

export function GalleryPaper() {
  return (
    <>
      <section className={css.section}>
        <h2>Comandas</h2>
        <div className={`${css.board} ${css.columns}`}>
          <Slip
            age="fresh"
            header={<SlipHeading title="Mesa 7" detail="nº 1284" trailing="ahora" age="fresh" />}
            footer={
              <>
                <strong>28,50 €</strong>
                <Button size="big">PREPARAR</Button>
              </>
            }
          >
            <SlipLines>
              <SlipLine quantity={2}>Salmorejo</SlipLine>
              <SlipLine quantity={1} note="sin romesco">
                Espárragos de Aranjuez
              </SlipLine>
              <SlipLine quantity={1}>Agua con gas</SlipLine>
            </SlipLines>
          </Slip>
          <Slip
            age="waiting"
            header={<SlipHeading title="Mesa 2" detail="nº 1281" trailing="9 min" age="waiting" />}
            footer={
              <>
                <strong>35,50 €</strong>
                <Badge tone="paid">PAGADO</Badge>
                <Button size="big" variant="dark">
                  ENTREGAR
                </Button>
              </>
            }
          >
            <SlipLines>
              <SlipLine quantity={1} options="Con puré · Sin picante">
                Carrillera al vino tinto
              </SlipLine>
              <SlipLine quantity={1} done>
                Merluza a la romana
              </SlipLine>
            </SlipLines>
          </Slip>
          <Slip
            age="late"
            header={<SlipHeading title="Terraza 3" detail="nº 1276" trailing="22 min" age="late" />}
            footer={
              <>
                <strong>118,00 €</strong>
                <Button size="big" variant="olive">
                  Cerrar
                </Button>
              </>
            }
          >
            <SlipLines>
              <SlipLine quantity={2} note="uno poco hecho · alergia: frutos secos">
                Chuletón de un kilo para compartir, con pimientos
              </SlipLine>
            </SlipLines>
          </Slip>
          <Slip header={<SlipHeading title="Tu pedido" detail="Mesa 7 · 14:03" />}>
            <SlipLines>
              <SlipLine quantity={2} amount="14,00 €">
                Salmorejo
              </SlipLine>
              <SlipLine quantity={1} amount="12,50 €">
                Espárragos
              </SlipLine>
            </SlipLines>
            <p>
              <Badge tone="ready" stamp>
                En cocina
              </Badge>
            </p>
          </Slip>
        </div>
      </section>
      <section className={css.section}>
        <h2>Platos sin foto</h2>
        <div className={css.columns}>
          {products.slice(0, 3).map(([name, course]) => (
            <Card key={name} as="article" padded={false}>
              <div className={css.plate}>
                <Plate name={name} course={course} />
              </div>
              <div className={css.product}>
                <h3>{name}</h3>
                <p className={css.muted}>A la brasa, romesco y escamas de sal</p>
                <div className={css.productRow}>
                  <strong>12,50 €</strong>
                  <Button variant="soft">Añadir</Button>
                </div>
              </div>
            </Card>
          ))}
        </div>
        <div className={css.plates}>
          {products.map(([name, course]) => (
            <div className={css.plate} key={name}>
              <Plate name={name} course={course} />
            </div>
          ))}
        </div>
      </section>
      <section className={css.section}>
        <h2>Azulejo</h2>
        <TileBand />
        <TileBand size="row" />
        <div className={css.large}>
          <TileBand size="large" />
        </div>
      </section>
    </>
  );
}
