import { business } from '../../business';
import { SectionHeading } from '../parts/SectionHeading';
import { townCheck } from '../copy/town';
import { AREA_ID, TownCheck } from '../town/TownCheck';
import styles from './ServiceArea.module.css';
import page from './ServicesPage.module.css';

/** The towns of the service area, twelve in each county. */
export function ServiceArea() {
  return (
    <section className={`wrap ${page.section}`}>
      <SectionHeading id={AREA_ID} title="Where we work" subtitle={`${business.serviceArea}.`} />
      <div className={styles.counties}>
        {business.counties.map(({ name, towns }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul className={styles.towns}>
              {towns.map((town) => (
                <li key={town}>{town}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={`${styles.further} no-print`}>{townCheck.notListed}</p>
      <TownCheck />
    </section>
  );
}
