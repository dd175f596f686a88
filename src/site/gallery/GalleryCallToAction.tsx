import button from '../../ui/button.module.css';
import { BookOnline } from '../booking/BookOnline';
import { galleryCallToAction } from '../copy/gallery';
import { CallLink } from '../parts/CallLink';
import { CallToAction } from '../parts/CallToAction';
import { EstimateLink } from '../parts/EstimateLink';

/** The last section of the gallery and of each of its projects. */
export const GalleryCallToAction = () => (
  <CallToAction {...galleryCallToAction}>
    <EstimateLink isFirst />
    <CallLink className={button.outline} />
    <BookOnline className={button.outline} />
  </CallToAction>
);
