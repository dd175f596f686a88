import { testJourneys } from './engineTest';
import { JOURNEYS } from './journeys/all';
import { newVersion } from './journeys/newVersion';

testJourneys([...JOURNEYS, newVersion]);
