import { testJourneys } from '../../engines/engineTest';
import { JOURNEYS } from '../../engines/journeys/all';

/** The journeys of `npm run test:engines`, here in Chromium. */
testJourneys(JOURNEYS);
