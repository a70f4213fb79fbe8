import { memo, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './plate.module.css';
import { PlateCloth } from './plate-cloth.tsx';
import { plateDesign, type PlateCourse, type PlateDesign } from './plate-design.ts';

interface PlateProps {
  name: string;
  course: PlateCourse;
  className?: string | undefined;
}

/**
 * Replaces a missing photo: a generated plate that fills its container. Memoised, because a menu
 * has a hundred of them and re-renders at every tap.
 */
export const Plate = memo(function Plate({ name, course, className }: PlateProps) {
  const id = useId();
  const design = plateDesign(name, course);
  return (
    <svg
      className={classNames(css.plate, className)}
      viewBox="-132 -70 264 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <PlateCloth id={id} pattern={design.clothPattern} cloth={design.cloth} weave={design.weave} />
      <ellipse cx="2" cy="6" rx="60" ry="59" fill="#2b1408" opacity="0.22" />
      <circle r="59" fill="#fffaf0" />
      <circle r="58" fill="none" stroke="#1d4c7a" strokeWidth="1.6" />
      <circle r="41" fill="#fffdf8" stroke="#e2d5bf" strokeWidth="1.5" />
      <g transform={`rotate(${design.turnDegrees})`}>
        <Around count={design.rimCount}>
          <RimMark rim={design.rim} ink={design.ink} accent={design.accent} />
        </Around>
        <Rosette design={design} />
      </g>
    </svg>
  );
});

function Around({
  count,
  children,
  offset = 0,
}: {
  count: number;
  children: ReactNode;
  offset?: number;
}) {
  return Array.from({ length: count }, (_, index) => (
    <g key={index} transform={`rotate(${((index + offset) * 360) / count})`}>
      {children}
    </g>
  ));
}

function RimMark({ rim, ink, accent }: Pick<PlateDesign, 'rim' | 'ink' | 'accent'>) {
  switch (rim) {
    case 'dots':
      return (
        <>
          <circle cy="-50" r="2.6" fill="#1d4c7a" />
          <circle cy="-50" r="1" fill={accent} />
        </>
      );
    case 'lozenges':
      return <path d="M0-54.5L2.8-49.5L0-44.5L-2.8-49.5Z" fill={ink} />;
    case 'scallops':
      return (
        <>
          <path d="M-6-54.5Q0-43 6-54.5" fill="none" stroke="#1d4c7a" strokeWidth="1.5" />
          <circle cy="-53" r="1.5" fill={accent} />
        </>
      );
    case 'leaves':
      return <path d="M-3-45.5C-4-50 0-53.5 4-54C4-49.5 1-46-3-45.5Z" fill={ink} />;
  }
}

function Rosette({ design: { petal, petalCount, between, ink, accent } }: { design: PlateDesign }) {
  return (
    <>
      <Around count={petalCount}>
        <path d={petal} fill={ink} stroke="#fffdf8" strokeWidth="1" strokeLinejoin="round" />
      </Around>
      <Around count={petalCount} offset={0.5}>
        {between === 'dot' && <circle cy="-27" r="2.2" fill={accent} />}
        {between === 'stem' && (
          <>
            <path d="M0-12V-27" stroke="#1d4c7a" strokeWidth="1.2" />
            <circle cy="-28.5" r="2" fill={accent} />
          </>
        )}
      </Around>
      <circle r="6.5" fill={accent} />
      <circle r="9" fill="none" stroke="#1d4c7a" strokeWidth="1.3" />
    </>
  );
}
