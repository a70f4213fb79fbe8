import { type ChangeEvent, type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

interface FileButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'children' | 'icon' | 'pending' | 'variant'
> {
  /** Of the field behind the button. */
  label: string;
  /** What the device's picker offers, as of an input; what is chosen is told by its content. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Opens the device's file picker; a phone offers its camera for pictures. */
export function FileButton({ label, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Reset, so that choosing the same file again, after correcting it, fires another change event.
    currentTarget.value = '';
    if (file) onChoose(file);
  }

  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      {/* The button is the visible control; the hidden input is not focusable. */}
      <input ref={input} hidden type="file" accept={accept} aria-label={label} onChange={choose} />
    </>
  );
}
