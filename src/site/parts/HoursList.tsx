import { business } from '../../business';
import styles from './HoursList.module.css';

/** The business hours. */
export function HoursList() {
  return (
    <ul className={styles.hours}>
      {business.hours.map(({ days, open, close }) => (
        <li key={days}>
          <span>{days}</span>{' '}
          <span>
            {open}-{close}
          </span>
        </li>
      ))}
      {business.sundayHours && <li>{business.sundayHours}</li>}
    </ul>
  );
}
