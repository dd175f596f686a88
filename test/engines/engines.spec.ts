import { testJourneys } from './engineTest';
import { JOURNEYS } from './journeys/all';

testJourneys(JOURNEYS);
