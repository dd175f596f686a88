import { useEffect, useRef } from 'react';
import { business } from '../../business';
import { CLOSED_DAYS, readClosedDays } from '../../domain/shared/closedDays';
import { useCopy } from '../copy/useCopy';
import { connectOpenNow, type Schedule } from './openNow';
import styles from './OpenNow.module.css';

interface OpenNowProps {
  /** What is said without scripts, which do not know the time. */
  hours?: string;
}

/**
 * Whether the business is open, and until or from when; the hours until a script has run. React
 * leaves alone what stands in it: `connectOpenNow`, which the page script calls too, fills it in.
 */
export function OpenNow({ hours = '' }: OpenNowProps) {
  const element = useRef<HTMLSpanElement>(null);
  const closedDays = useCopy('contact').content(CLOSED_DAYS);
  const schedule: Schedule = {
    zone: business.timeZone,
    hours: business.hours.map(({ schemaDays, opens, closes }) => ({ schemaDays, opens, closes })),
    closed: readClosedDays(closedDays).days,
  };
  const data = JSON.stringify(schedule);
  useEffect(() => {
    const connection = new AbortController();
    if (element.current) connectOpenNow(element.current, data, connection.signal);
    return () => connection.abort();
  }, [data]);
  return (
    <span ref={element} className={styles.openNow} data-hours={data} suppressHydrationWarning>
      {hours}
    </span>
  );
}
