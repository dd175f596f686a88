import { useEffect, useRef, type ReactNode } from 'react';
import { ADDRESSES } from '../../app/addresses';
import { business, placesOfTowns, townsNearby } from '../../business';
import { PageLink } from '../../ui/PageLink';
import { townCheck } from '../copy/town';
import { PhoneLink } from '../parts/contactLinks';
import { connectTownCheck, TOWN_FIELD, type AnswerWords, type Town } from './townAnswer';
import button from '../../ui/button.module.css';
import styles from './TownCheck.module.css';

/** Where the form leads without scripts: the list of towns. */
export const AREA_ID = 'area';

const towns: readonly Town[] = [
  ...business.counties
    .flatMap((county) => [...county.towns, ...county.furtherTowns])
    .map((town): Town => [town, placesOfTowns[town] ?? '']),
  ...business.counties.map(({ name }): Town => [name, name.replace(/ County$/, '')]),
  ...townsNearby.map(({ town, places, nearest }): Town => [town, places, nearest]),
];

interface TownCheckProps {
  level?: 'h2' | 'h3';
  /** In place of a panel. */
  className?: string | undefined;
}

const TITLE_ID = 'town-check';

/** The text of one kind of answer; hidden, and filled in by `connectTownCheck`. */
const Words = ({ kind, children }: { kind: AnswerWords['data-answer']; children: ReactNode }) => (
  <p hidden data-answer={kind} suppressHydrationWarning>
    {children}
  </p>
);

/** A name within an answer. Empty for React, which leaves alone what stands there. */
const Slot = ({ name }: { name: AnswerWords['data-slot'] }) => {
  const empty = '';
  return (
    <strong data-slot={name} suppressHydrationWarning>
      {empty}
    </strong>
  );
};

/**
 * "Do you serve my town?": a town, village or ZIP code is answered at once, without a request.
 * Without scripts its form leads to the list of towns.
 */
export function TownCheck({ level: Heading = 'h3', className = styles.panel }: TownCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const connection = new AbortController();
    if (form.current) connectTownCheck(form.current, connection.signal);
    return () => connection.abort();
  }, []);
  return (
    <form
      ref={form}
      className={`no-print ${styles.check} ${className}`}
      action={`${ADDRESSES.services}#${AREA_ID}`}
      aria-labelledby={TITLE_ID}
      data-towns={JSON.stringify(towns)}
    >
      <Heading id={TITLE_ID}>{townCheck.title}</Heading>
      <div className={styles.ask}>
        <label>
          <span>{townCheck.label}</span>
          <input
            type="text"
            name={TOWN_FIELD}
            required
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <button type="submit" className={button.solid}>
          {townCheck.button}
        </button>
      </div>
      <div role="status" className={styles.answer}>
        <p className={styles.guess}>
          {townCheck.guess} “<Slot name="guess" />
          ”. {townCheck.guessed}
        </p>
        <Words kind="served">
          {townCheck.served} <Slot name="town" />.{' '}
          <PageLink to={ADDRESSES.contact}>{townCheck.servedNext}</PageLink>, or call <PhoneLink />.
        </Words>
        <Words kind="near">
          {townCheck.near} <Slot name="town" />. {townCheck.nearest} <Slot name="nearest" />.{' '}
          {townCheck.nearNext} <PhoneLink />.
        </Words>
        <Words kind="unknown">
          “<Slot name="town" />” {townCheck.unknown} {townCheck.unknownNext} <PhoneLink />.
        </Words>
      </div>
    </form>
  );
}
