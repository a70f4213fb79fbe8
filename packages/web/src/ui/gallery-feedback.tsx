import { useState } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Field } from './field.tsx';
import css from './gallery.module.css';
import { Notice } from './notice.tsx';
import { Overlay } from './overlay.tsx';
import { Skeleton } from './skeleton.tsx';
import { useToast } from './toast.tsx';

export function GalleryFeedback() {
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const toast = useToast();

  function load() {
    setLoading(true);
    setTimeout(() => setLoading(false), 2_500);
  }

  return (
    <section className={css.section}>
      <h2>Avisos y esperas</h2>
      <div className={css.columns}>
        <Notice title="Registro abierto, por ahora, en Aranjuez">
          Si tu local está fuera, escríbenos.
        </Notice>
        <Notice tone="wait" title="Sin conexión">
          Tu pedido está guardado en este móvil y saldrá en cuanto vuelva.
        </Notice>
        <Notice
          tone="alert"
          title="No hemos podido cobrar"
          action={<Button variant="outline">Reintentar</Button>}
        >
          No se ha cobrado nada. Prueba con otra tarjeta o paga al camarero.
        </Notice>
        <Notice tone="success">Carta actualizada. Ya la ven tus clientes.</Notice>
      </div>
      <div className={css.row}>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Abrir diálogo
        </Button>
        <Button variant="outline" onClick={load}>
          Tapar la pantalla
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.show({
              text: 'Salmorejo quitado.',
              action: { label: 'Deshacer', onClick: () => undefined },
            })
          }
        >
          Aviso con Deshacer
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.show({
              tone: 'alert',
              text: 'La impresora no responde. La comanda sigue en pantalla.',
            })
          }
        >
          Aviso de fallo
        </Button>
      </div>
      <div className={css.columns}>
        <Card>
          <EmptyState
            title="Aún no has pedido nada"
            text="Lo que añadas de la carta aparecerá aquí."
            action={<Button>Ver la carta</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            title="No llegamos a la cocina"
            text="Los pedidos están a salvo. Comprueba la conexión y vuelve a intentarlo."
            onRetry={load}
          />
        </Card>
        <Card className={css.section}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="slip" />
          <Skeleton shape="round" />
        </Card>
      </div>
      {loading && <Overlay text="Cargando Pedidos..." secondLine="Espere un momento por favor" />}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Añadir categoría"
        size="small"
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button onClick={() => setOpen(false)}>Añadir</Button>
          </>
        }
      >
        <Field label="Nombre" placeholder="Arroces" />
      </Dialog>
    </section>
  );
}
