import '../all-screens.css';
