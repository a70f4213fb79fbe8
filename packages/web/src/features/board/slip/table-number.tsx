import { splitTableName } from './split-table-name.ts';

interface TableNumberProps {
  name: string;
  zoneClass: string | undefined;
  numberClass: string | undefined;
}

/** 'Terraza 1' as its zone and its number, which is what is read from the stove. */
export function TableNumber({ name, zoneClass, numberClass }: TableNumberProps) {
  const { zone, number } = splitTableName(name);
  return (
    <>
      {zone !== '' && <span className={zoneClass}>{zone}</span>}
      {zone !== '' && number !== '' && ' '}
      {number !== '' && <span className={numberClass}>{number}</span>}
    </>
  );
}
