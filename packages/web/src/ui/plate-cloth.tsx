import type { PlateDesign } from './plate-design.ts';

interface PlateClothProps {
  id: string;
  pattern: PlateDesign['clothPattern'];
  cloth: string;
  weave: string;
}

/** The tablecloth below the plate, larger than the viewBox, so that any crop is covered. */
export function PlateCloth({ id, pattern, cloth, weave }: PlateClothProps) {
  return (
    <>
      <defs>
        <pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
          <rect width="24" height="24" fill={cloth} />
          <Weave pattern={pattern} weave={weave} />
        </pattern>
      </defs>
      <rect x="-400" y="-400" width="800" height="800" fill={`url(#${id})`} />
    </>
  );
}

function Weave({ pattern, weave }: Pick<PlateClothProps, 'pattern' | 'weave'>) {
  switch (pattern) {
    case 'tile':
      return (
        <>
          <g fill="none" stroke={weave} strokeWidth="1.4">
            <circle cx="12" cy="12" r="12.8" />
            <circle cx="-12" cy="12" r="12.8" />
            <circle cx="36" cy="12" r="12.8" />
          </g>
          <path d="M12 9.5L14.2 12L12 14.5L9.8 12Z" fill={weave} />
        </>
      );
    case 'gingham':
      return (
        <g fill={weave} fillOpacity="0.55">
          <rect width="12" height="24" />
          <rect width="24" height="12" />
        </g>
      );
    case 'stripes':
      return <path d="M3 0V24M9 0V24" stroke={weave} strokeWidth="2.4" />;
    case 'dots':
      return (
        <g fill={weave}>
          <circle cx="6" cy="6" r="2.4" />
          <circle cx="18" cy="18" r="2.4" />
        </g>
      );
  }
}
