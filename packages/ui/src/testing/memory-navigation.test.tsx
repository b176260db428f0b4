import { MemoryNavigation } from './memory-navigation.tsx';
import { describeNavigation } from './navigation-contract.tsx';

describeNavigation("react-router-dom's MemoryRouter", (path, screens) => <MemoryNavigation path={path}>{screens}</MemoryNavigation>);
