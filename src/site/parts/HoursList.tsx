import { business } from '../../business';
import { OpenNow } from '../openNow/OpenNow';
import styles from './HoursList.module.css';

/** The business hours, below whether it is open now. */
export const HoursList = () => (
  <>
    <p className={styles.now}>
      <OpenNow />
    </p>
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
  </>
);
