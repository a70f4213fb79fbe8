import { useState } from 'react';
import { Card } from './card.tsx';
import { Checkbox } from './checkbox.tsx';
import { CopyField } from './copy-field.tsx';
import { Field, TextAreaField } from './field.tsx';
import { FormShell } from './form-shell.tsx';
import css from './gallery.module.css';
import { PasswordField } from './password-field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { TimeSpanField } from './time-span-field.tsx';

export function GalleryForms() {
  const [who, setWho] = useState<1 | 2>(2);
  const [quantity, setQuantity] = useState(1);
  const [span, setSpan] = useState({ from: '20:00', to: '01:30' });
  return (
    <section className={css.section}>
      <h2>Formularios</h2>
      <div className={css.columns}>
        <Card>
          <FormShell
            onSubmit={(event) => event.preventDefault()}
            pending={false}
            error={null}
            submitLabel="Entrar"
          >
            <Segmented
              legend="Tipo de cuenta"
              options={[
                { value: 1, label: 'Restaurante' },
                { value: 2, label: 'Comensal' },
              ]}
              value={who}
              onChange={setWho}
            />
            <Field
              label="Correo"
              type="email"
              placeholder="tu@correo.es"
              hint="Te enviaremos aquí el recibo."
            />
            <PasswordField label="Contraseña" autoComplete="current-password" />
            <Checkbox label="Recordarme en este móvil" defaultChecked />
          </FormShell>
        </Card>
        <Card>
          <FormShell
            onSubmit={(event) => event.preventDefault()}
            pending={quantity > 3}
            error="No hemos podido guardar los cambios. La carta sigue como estaba. Prueba otra vez."
            submitLabel="Guardar"
          >
            <Field label="Plato" defaultValue="Sal" error="Pon al menos cuatro letras." />
            <Field label="Precio" inputMode="decimal" defaultValue="12,50" suffix="€" />
            <Select label="Categoría" defaultValue="b">
              <option value="a">Primeros</option>
              <option value="b">Segundos</option>
            </Select>
            <Field label="Provincia" value="Madrid" readOnly />
            <TextAreaField label="Descripción" placeholder="Cómo lo hacéis aquí" />
            <Checkbox label="Acepto la política de privacidad" error="Hace falta para seguir." />
          </FormShell>
        </Card>
        <Card>
          <CopyField
            label="Dirección de tu carta"
            value="https://simplato.es/carta/1001-taberna-del-palacio"
            words={{
              copy: 'Copiar la dirección',
              copied: 'Dirección copiada.',
              failed: 'No hemos podido copiarla.',
            }}
          />
          <QuantityStepper label="Salmorejo" value={quantity} onChange={setQuantity} />
          <p className={css.muted}>Con más de tres, el formulario de al lado se pone a enviar.</p>
          <Segmented
            legend="Ver"
            showLegend
            options={[
              { value: 'hoy', label: 'Hoy' },
              { value: 'semana', label: 'Semana' },
              { value: 'mes', label: 'Mes' },
            ]}
            value="semana"
            onChange={() => undefined}
          />
          <TimeSpanField
            label="Viernes, tramo 1"
            labels={{ from: 'abre', to: 'cierra', remove: 'Quitar' }}
            value={span}
            onChange={setSpan}
            onRemove={() => setSpan({ from: '', to: '' })}
            detail={span.to <= span.from ? 'del día siguiente' : undefined}
          />
        </Card>
      </div>
    </section>
  );
}
