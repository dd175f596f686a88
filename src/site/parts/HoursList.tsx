import { business } from '../../business';
import { clockTime } from '../openNow/openNow';
import { OpenNow } from '../openNow/OpenNow';
import styles from './HoursList.module.css';

/** The business hours, below whether it is open now. */
export const HoursList = () => (
  <>
    <p className={styles.now}>
      <OpenNow />
    </p>
    <ul className={styles.hours}>
      {business.hours.map(({ days, opens, closes }) => (
        <li key={days}>
          <span>{days}</span>{' '}
          <span>
            {clockTime(opens, true)}-{clockTime(closes, true)}
          </span>
        </li>
      ))}
      {business.sundayHours && <li>{business.sundayHours}</li>}
    </ul>
  </>
);
