import { BookOnline } from '../booking/BookOnline';
import { galleryCallToAction } from '../copy/gallery';
import { CallToAction } from '../parts/CallToAction';
import { CallLink, EstimateLink } from '../parts/contactLinks';
import button from '../../ui/button.module.css';

/** The last section of the gallery and of each of its projects. */
export const GalleryCallToAction = () => (
  <CallToAction {...galleryCallToAction}>
    <EstimateLink isFirst />
    <CallLink className={button.outline} />
    <BookOnline className={button.outline} />
  </CallToAction>
);
